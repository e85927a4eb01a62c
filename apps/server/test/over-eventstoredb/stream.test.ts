import '../support/over-eventstoredb.ts'
import '../stream.test.ts'
