import { runOn } from './place.ts'

/** Import this before a file of tests to run it against a compatible node instead of the embedded store. */
runOn('eventstoredb')
