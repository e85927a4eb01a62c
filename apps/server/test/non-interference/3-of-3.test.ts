import { testNonInterference } from '../support/non-interference.ts'

testNonInterference({ part: 3, of: 3 })
