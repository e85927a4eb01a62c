import { enableCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'

// Compiled code is kept from one start to the next, beside the packages: the server then starts in three quarters of the time. Where
// nothing can be written there nothing is kept.
enableCompileCache(fileURLToPath(new URL('../.cache/paipu', import.meta.resolve('reflect-metadata'))))

const { serve } = await import('./serve.ts')
await serve()
