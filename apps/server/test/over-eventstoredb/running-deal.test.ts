import '../support/over-eventstoredb.ts'
import '../running-deal.test.ts'
