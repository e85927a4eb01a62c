import { describe } from 'vitest'
import { accessFaults } from '../support/access.ts'
import { expect, testWith } from '../support/test.ts'
import { NETWORK_ERRORS } from '../support/visit.ts'

const test = testWith({ tables: 'wanzhou', delaySeconds: 1, paceMs: 300 })

describe('the status page', () => {
  test('is in the lobby, and shows everybody the harmless figures alone', async ({ visit }) => {
    const { page } = await visit('/')
    await page.getByRole('link', { name: 'Status of the server' }).click()
    await page.getByText('Everything works.').waitFor()
    expect(await page.locator('.figure h2').allTextContents()).toEqual([
      'Live tables',
      'Spectators',
      'Moments shown per second',
      'Shown late by (slowest 1 %)',
    ])
    await page.getByRole('img', { name: /^Live tables: now 1, at most 1$/ }).waitFor()
  })

  test('shows its owner everything, and a stranger who guesses nothing more', async ({ visit, product }) => {
    const { page } = await visit('/status', { expected: NETWORK_ERRORS })
    const give = async (token: string): Promise<void> => {
      await page.getByLabel('Token').fill(token)
      await page.getByRole('button', { name: 'Show everything' }).click()
    }
    // The page asks for them, so that it works once they are there.
    await page.getByText('Everything works.').waitFor()
    await give('let me in')
    await page.getByRole('alert').getByText('The server does not take this token').waitFor()
    expect(await page.locator('.figure').count()).toBe(4)
    await give((await product.doorway()).token)
    await page.getByRole('cell', { name: 'UNAUTHORIZED' }).waitFor()
    expect(await page.locator('.figure').count()).toBe(13)
    expect(await accessFaults(page)).toEqual([])
    await page.getByRole('button', { name: 'Forget the token' }).click()
    await expect.poll(() => page.locator('.figure').count()).toBe(4)
  })
})
