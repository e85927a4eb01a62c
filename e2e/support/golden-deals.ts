import type { TestProject } from 'vitest/node'
import { startProduct } from './product.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** The viewer's address of a product that holds the golden deals, and that no test changes. */
    readonly goldenDeals: string
  }
}

/** Starts one product for all tests that only look at the golden deals; answers what stops it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const product = await startProduct({ tables: 'none' })
  project.provide('goldenDeals', product.url)
  return () => product.stop()
}
