import '../support/over-eventstoredb.ts'
import '../process.test.ts'
