/** Opens the store given, says `open` or the code of the failure, and holds it until its input ends. */
import { isStoreError, openEmbeddedStore } from '../../src/index.ts'

try {
  const store = await openEmbeddedStore({ path: process.argv[2]! })
  console.log('open')
  process.stdin.resume().once('end', () => void store.close())
} catch (error) {
  if (!isStoreError(error)) throw error
  console.log(`${error.code} ${error.message}`)
}
