import '../support/over-eventstoredb.ts'
import '../leak.test.ts'
