export * from './unseen.ts'
