import '../support/over-eventstoredb.ts'
import '../server.test.ts'
