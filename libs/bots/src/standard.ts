import type { SeatCommand } from '@paipu/engine'
import type { RandomStream } from '@paipu/fairness'
import { kindOf, withKind, type Counts, type Tile } from '@paipu/tiles'
import {
  afterDiscard,
  afterEachDiscard,
  afterKong,
  afterPung,
  awayFromReady,
  ownHand,
  unseenOf,
  usefulKinds,
  type OwnHand,
} from '@paipu/views'
import type { Bot, SeatView } from './bot.ts'
import { chooseTriple, chooseVoid } from './opening.ts'

/**
 * The standard bot: takes every win, discards for the fewest tiles from ready and then the most useful tiles, calls only
 * what brings it nearer, kongs only what costs it nothing. `random` breaks ties.
 */
export function standardBot(random: RandomStream): Bot {
  return { choose: (view) => choose(view, random) }
}

function choose(view: SeatView, random: RandomStream): SeatCommand | null {
  const actions = view.actions.filter((action) => action.type !== 'announce')
  const win = actions.find((action) => action.type === 'win' || (action.type === 'answer' && action.answer === 'win'))
  if (win !== undefined) return win
  if (actions.length === 1) return actions[0]!
  const hand = ownHand(view.view, view.seat)
  const first = actions[0]
  if (first === undefined) return canStillKong(hand.concealed) ? view.actions[0]! : null
  switch (first.type) {
    case 'swap':
    case 'remove':
      return chooseTriple(hand, only(actions, 'swap', 'remove'))
    case 'void':
      return chooseVoid(hand, only(actions, 'void'))
    case 'answer':
      return chooseAnswer(view, hand)
    case 'discard':
    case 'kong':
    case 'win':
      return chooseTurn(view, hand, random)
  }
}

function only<Type extends SeatCommand['type']>(
  actions: readonly SeatCommand[],
  ...types: readonly Type[]
): Extract<SeatCommand, { readonly type: Type }>[] {
  return actions.filter((action): action is Extract<SeatCommand, { readonly type: Type }> =>
    (types as readonly string[]).includes(action.type),
  )
}

/** A kong that costs nothing, else the discard that leaves the hand nearest to ready with the most useful tiles. */
function chooseTurn({ actions }: SeatView, hand: OwnHand, random: RandomStream): SeatCommand {
  const discards = only(actions, 'discard')
  const nearest = nearestDiscards(
    hand,
    discards.filter((action) => !action.announce).map(({ tile }) => tile),
  )
  const kong = only(actions, 'kong').find(
    ({ kind, tile }) => awayFromReady(hand, afterKong(hand, tile, kind === 'concealed' ? 4 : 1)) <= nearest.away,
  )
  if (kong !== undefined) return kong
  const best = mostUseful(hand, nearest.tiles)
  const tile = best[random.below(best.length)]!
  const announce = canStillKong(withKind(hand.concealed, kindOf(tile), -1))
  const chosen = discards.filter((action) => action.tile === tile)
  return chosen.find((action) => action.announce === announce) ?? chosen[0]!
}

/** The tiles whose discard leaves the hand nearest to ready, and how near. */
function nearestDiscards(
  hand: OwnHand,
  tiles: readonly Tile[],
): { readonly tiles: readonly Tile[]; readonly away: number } {
  let nearest: { tiles: Tile[]; away: number } = { tiles: [], away: Infinity }
  for (const tile of tiles) {
    const away = awayFromReady(hand, afterDiscard(hand, tile))
    if (away < nearest.away) nearest = { tiles: [tile], away }
    else if (away === nearest.away) nearest.tiles.push(tile)
  }
  return nearest
}

/** Of some tiles, those whose discard leaves the most unseen tiles useful. */
function mostUseful(hand: OwnHand, tiles: readonly Tile[]): readonly Tile[] {
  if (tiles.length === 1) return tiles
  const useful = tiles.map((tile) => unseenOf(hand, usefulKinds(hand, afterDiscard(hand, tile))))
  const most = Math.max(...useful)
  return tiles.filter((_, index) => useful[index] === most)
}

/** Calls a kong that costs nothing, and a pung that brings the hand nearer to ready. */
function chooseAnswer(view: SeatView, hand: OwnHand): SeatCommand {
  const answers = only(view.actions, 'answer')
  const now = awayFromReady(hand, hand)
  const chosen = answers.find(({ answer }) => {
    if (answer === 'kong') return awayFromReady(hand, afterKong(hand, openTile(view), 3)) <= now
    return answer === 'pung' && awayAfterPung(hand, openTile(view)) < now
  })
  return chosen ?? answers.find(({ answer }) => answer === 'pass') ?? answers[0]!
}

function openTile({ view }: SeatView): Tile {
  if (view.phase.name === 'claims' || view.phase.name === 'robbing') return view.phase.tile
  throw new Error(`an answer is asked for at ${view.phase.name}`)
}

/** The least distance from ready after a pung and the discard it asks for. */
function awayAfterPung(hand: OwnHand, tile: Tile): number {
  return Math.min(...afterEachDiscard(afterPung(hand, tile)).map((held) => awayFromReady(hand, held)))
}

/** Announcing binds the hand and doubles its kongs (rules.md W6, W8): worth it with a hand that may kong yet. */
function canStillKong(concealed: Counts): boolean {
  return concealed.includes(3)
}
