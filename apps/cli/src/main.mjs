import './support/keep-compiled.mjs'

const { run } = await import('./program.ts')
await run()
