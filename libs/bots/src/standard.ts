import type { SeatCommand } from '@paipu/engine'
import type { RandomStream } from '@paipu/fairness'
import type { Answer } from '@paipu/engine'
import { kindOf, KIND_COUNT, withKind, type Counts, type Tile } from '@paipu/tiles'
import type { Bot, SeatView } from './bot.ts'
import { isBetter, outlook, ownHand, type Outlook, type OwnHand } from './hand.ts'
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
  const hand = ownHand(view)
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

/** A kong that costs nothing, else the discard with the best outlook. */
function chooseTurn({ actions }: SeatView, hand: OwnHand, random: RandomStream): SeatCommand {
  const discards = only(actions, 'discard').filter((action) => !action.announce)
  const best = bestDiscards(
    hand,
    discards.map(({ tile }) => tile),
  )
  const kong = only(actions, 'kong').find((action) => isHarmless(hand, action, best.outlook))
  if (kong !== undefined) return kong
  const tile = best.tiles[random.below(best.tiles.length)]!
  const chosen = discards.find((action) => action.tile === tile)!
  const announced = only(actions, 'discard').find((action) => action.announce && action.tile === tile)
  return announced !== undefined && canStillKong(withKind(hand.concealed, kindOf(tile), -1)) ? announced : chosen
}

/** The tiles whose discard leaves the best outlook. */
function bestDiscards(
  hand: OwnHand,
  tiles: readonly Tile[],
): { readonly tiles: readonly Tile[]; readonly outlook: Outlook } {
  let best: { tiles: Tile[]; outlook: Outlook } | null = null
  for (const tile of tiles) {
    const after = outlook(hand, withKind(hand.concealed, kindOf(tile), -1))
    if (best === null || isBetter(after, best.outlook)) best = { tiles: [tile], outlook: after }
    else if (!isBetter(best.outlook, after)) best.tiles.push(tile)
  }
  return best!
}

/** Whether a kong leaves the hand as near to ready as the best discard would. */
function isHarmless(
  hand: OwnHand,
  { kind, tile }: { kind: 'concealed' | 'added'; tile: Tile },
  best: Outlook,
): boolean {
  const after = outlook(
    hand,
    withKind(hand.concealed, kindOf(tile), kind === 'concealed' ? -4 : -1),
    kind === 'concealed' ? hand.sets - 1 : hand.sets,
    withMeld(hand.melded, tile, kind === 'concealed' ? 4 : 1),
  )
  return after.shanten <= best.shanten
}

function withMeld(melded: Counts, tile: Tile, count: number): Counts {
  return withKind(melded, kindOf(tile), count)
}

/** Calls a kong that costs nothing, and a pung that brings the hand nearer to ready. */
function chooseAnswer(view: SeatView, hand: OwnHand): SeatCommand {
  const answers = only(view.actions, 'answer')
  const tile = openTile(view)
  const now = outlook(hand, hand.concealed)
  const worth = (answer: Answer, taken: number): boolean => {
    if (!answers.some((action) => action.answer === answer)) return false
    const concealed = withKind(hand.concealed, kindOf(tile), -taken)
    const melded = withMeld(hand.melded, tile, taken + 1)
    return answer === 'kong'
      ? outlook(hand, concealed, hand.sets - 1, melded).shanten <= now.shanten
      : shantenAfterDiscard(hand, concealed, melded) < now.shanten
  }
  const answer: Answer = worth('kong', 3) ? 'kong' : worth('pung', 2) ? 'pung' : 'pass'
  return answers.find((action) => action.answer === answer) ?? answers[0]!
}

function openTile({ view }: SeatView): Tile {
  if (view.phase.name === 'claims' || view.phase.name === 'robbing') return view.phase.tile
  throw new Error(`an answer is asked for at ${view.phase.name}`)
}

/** The least distance from ready after a pung and the discard it asks for. */
function shantenAfterDiscard(hand: OwnHand, concealed: Counts, melded: Counts): number {
  let least = Infinity
  for (let kind = 0; kind < KIND_COUNT; kind++) {
    if (concealed[kind] === 0) continue
    least = Math.min(least, outlook(hand, withKind(concealed, kind, -1), hand.sets - 1, melded).shanten)
  }
  return least
}

/** Announcing binds the hand and doubles its kongs (rules.md W6, W8): worth it with a hand that may kong yet. */
function canStillKong(concealed: Counts): boolean {
  return concealed.some((count) => count === 3)
}
