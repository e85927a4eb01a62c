import '../support/over-eventstoredb.ts'
import '../failing-table.test.ts'
