export * from './seed.ts'
export * from './wall.ts'
export * from './chain.ts'
export * from './ids.ts'
