import '../support/over-eventstoredb.ts'
import '../intake.test.ts'
