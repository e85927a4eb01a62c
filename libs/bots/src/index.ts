export * from './bot.ts'
export * from './play-out.ts'
export { standardBot } from './standard.ts'
export * from './simulate.ts'
