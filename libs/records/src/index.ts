export * from './sealing.ts'
