export * from './tile.ts'
export * from './notation.ts'
export * from './counts.ts'
