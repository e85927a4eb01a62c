import { testNonInterference } from '../support/non-interference.ts'

testNonInterference({ part: 2, of: 3 })
