import type { Page } from 'playwright-core'
import { RESEARCH_DEALS } from './fixtures.ts'
import { place } from './stage.ts'
import { expect } from './test.ts'

/** The recorded game that is gone through, and its page. */
export const [DEAL] = RESEARCH_DEALS as [(typeof RESEARCH_DEALS)[0]]
export const PATH = `/deals/${DEAL.id}`
export const LAST = DEAL.seen.length - 1
export const DEALT = DEAL.seen.findIndex(({ type }) => type === 'HandsDealt')

/** Waits until a moment of it is on screen. */
export async function at(page: Page, ply: number): Promise<void> {
  await expect.poll(() => place(page)).toEqual({ ply, last: LAST })
}
