import { formatTiles, tilesOf } from '@paipu/tiles'
import { counted } from '../support/count.ts'
import { meldText } from '../score/text.ts'
import { answerSeen, type BestDiscard, type Distances, type ShortAnswer, type UsefulTile, type Wait } from './answer.ts'
import type { SeenHand } from './asked.ts'

/** A hand and its answer for a person: a short block of lines. */
export function handsText(hand: SeenHand): string {
  const melds = hand.melds.map((meld) => `  ${meldText(meld)}`).join('')
  const title = `${formatTiles(tilesOf(hand.concealed))}${melds}  ${hand.rules.name.en} ${hand.rules.name.zh}`
  const answer = answerSeen(hand)
  const rows =
    'discards' in answer
      ? [shantenRow(answer.shanten), ...answer.discards.map(discardRow)]
      : [shantenRow(answer.shanten), restRow(answer)]
  return `${[title, ...rows].join('\n')}\n`
}

function row(name: string, text: string): string {
  return `  ${name.padEnd(9)}${text}`
}

function shantenRow({ standard, sevenPairs, best }: Distances): string {
  const shapes = sevenPairs === null ? '' : ` (standard ${standard}, seven pairs ${sevenPairs})`
  const state = best === -1 ? ', complete' : best === 0 ? ', ready' : ''
  return row('shanten', `${best}${state}${shapes}`)
}

function restRow({ waits, useful }: ShortAnswer): string {
  return waits.length > 0 ? row('waits', waitsText(waits)) : row('useful', usefulText(useful))
}

function discardRow(discard: BestDiscard): string {
  const { tile, waits, useful } = discard
  return row('discard', `${tile}  ${waits.length > 0 ? `waits ${waitsText(waits)}` : `useful ${usefulText(useful)}`}`)
}

/** Each wait with the copies not seen, its fan, and what each payer pays. */
function waitsText(waits: readonly Wait[]): string {
  return waits
    .map(({ tile, unseen, fan, points }) => `${tile}×${unseen} (${fan} fan, ${counted(points, 'point')})`)
    .join('  ')
}

function usefulText(useful: readonly UsefulTile[]): string {
  const tiles = useful.reduce((sum, { unseen }) => sum + unseen, 0)
  return `${useful.map(({ tile, unseen }) => `${tile}×${unseen}`).join(' ')}  (${counted(useful.length, 'kind')}, ${counted(tiles, 'tile')})`
}
