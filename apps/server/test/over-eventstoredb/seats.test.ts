import '../support/over-eventstoredb.ts'
import '../seats.test.ts'
