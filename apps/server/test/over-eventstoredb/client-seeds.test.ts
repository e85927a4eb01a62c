import '../support/over-eventstoredb.ts'
import '../client-seeds.test.ts'
