import '../support/over-eventstoredb.ts'
import '../player.test.ts'
