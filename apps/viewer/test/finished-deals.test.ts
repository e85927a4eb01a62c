import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { FinishedDeals } from '../src/lobby/finished-deals.tsx'
import type { LobbyState } from '../src/lobby/use-lobby.ts'
import { wordsIn } from '../src/words/catalogue.ts'
import { WordsProvider } from '../src/words/context.tsx'

const nothing = () => {}

/** What stands under the heading while older deals are known to be there, and none is on screen. */
function markupOf(changes: Partial<LobbyState>): string {
  const lobby: LobbyState = {
    data: { serverTime: '', ruleSets: [], tables: [], deals: { deals: [], next: 'a' } },
    skew: 0,
    stale: false,
    searching: false,
    older: 'idle',
    showOlder: nothing,
    retry: nothing,
    ...changes,
  }
  const deals = createElement(FinishedDeals, {
    lobby,
    narrowed: { ruleSet: null, player: 'a' },
    now: 0,
    spoilerFree: false,
  })
  return renderToStaticMarkup(
    createElement(() => WordsProvider({ language: 'en', words: wordsIn('en'), children: deals })),
  )
}

describe('the finished deals of the lobby', () => {
  test('offer older ones while there are some', () => {
    expect(markupOf({})).toContain('Show older deals')
  })

  test('offer none while those of a name are looked for: whether it has older ones is not known yet', () => {
    const markup = markupOf({ searching: true })
    expect(markup).toContain('Loading…')
    expect(markup).not.toContain('Show older deals')
  })
})
