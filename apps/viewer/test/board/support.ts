import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { DealEvent } from '@paipu/contracts'
import { UNSTARTED, type RuleSet, type Seat } from '@paipu/engine'
import { framesOf, type Viewer, type ViewState } from '@paipu/views'
import { apply, playDeal, shuffledTiles, startCommand } from '../../../../libs/engine/test/support/play.ts'
import { randomFrom } from '../../../../libs/tiles/test/support/random.ts'
import { CentreText } from '../../src/board/centre.tsx'
import { Board, MiniBoard, momentOf, type BoardProps } from '../../src/board/index.ts'
import type { Language } from '../../src/tiles/index.ts'

/** The events of a deal played by seats that like calls and wins. */
export function dealOf(rules: RuleSet, seed: number): DealEvent[] {
  return [...playDeal(rules, randomFrom(seed))].flatMap((step) => step.events)
}

/** The opening of a deal with seat 0 as its dealer: everything up to the hands. */
export function openingOf(rules: RuleSet, seed: number): readonly DealEvent[] {
  return apply(UNSTARTED, startCommand(rules, shuffledTiles(rules, randomFrom(seed)))).events
}

/** What a viewer sees after each event it may know of. */
export function statesOf(events: readonly DealEvent[], viewer: Viewer): ViewState[] {
  return framesOf(
    events.map((event) => ({ time: '2026-01-01T00:00:00.000Z', event })),
    viewer,
  ).map((frame) => frame.state)
}

/** A board's markup at a moment of a deal, as a page shows it. */
export function boardAt(states: readonly ViewState[], at: number, bottom: Seat = 0, language: Language = 'en'): string {
  return boardMarkup({ state: states[at]!, bottom, language, ...momentOf(states, at) })
}

export function boardMarkup(props: BoardProps): string {
  return renderToStaticMarkup(createElement(Board, props))
}

export function miniMarkup(state: ViewState): string {
  return renderToStaticMarkup(createElement(MiniBoard, { state, language: 'en' }))
}

/** The words of the board's centre: of each box that stands there what is in it, from the wall's count on. */
export function centreWords(state: ViewState, language: Language = 'en'): string[] {
  const markup = renderToStaticMarkup(createElement(CentreText, { state, bottom: 0, language }))
  return [...markup.matchAll(/<span[^>]*>([^<]*)<\/span>/g)].map((match) => match[1]!)
}

/** The ids of all faces that a markup points at. */
export function facesIn(markup: string): string[] {
  return [...markup.matchAll(/href="#(tile-[^"]+)"/g)].map((match) => match[1]!)
}
