import { testNonInterference } from '../support/non-interference.ts'

testNonInterference({ part: 1, of: 3 })
