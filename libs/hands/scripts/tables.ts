import { writeFileSync } from 'node:fs'
import { shippedTables } from './shipped-tables.ts'

/** Writes src/generated/suits.ts anew: `node libs/hands/scripts/tables.ts`. */
writeFileSync(new URL('../src/generated/suits.ts', import.meta.url), shippedTables())
