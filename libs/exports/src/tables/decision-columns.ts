import { windOf, wallLeft } from '@paipu/engine'
import { formatTiles, type Tile } from '@paipu/tiles'
import { afterDiscard, ownHand, redactState, seatViewer } from '@paipu/views'
import { flag, integer, text, time, type Column } from './column.ts'
import { decisionsOf, type Decision } from './decisions.ts'
import { measureHand, type HandMeasure } from './hand-measures.ts'
import { actionText, countsText, meldsText } from './notation.ts'
import { table } from './table.ts'

/** A decision with its hand measured, before it and after the discard it chose. */
interface MeasuredDecision extends Decision {
  readonly held: HandMeasure | null
  readonly after: HandMeasure | null
}

type Of<T> = (decision: MeasuredDecision) => T

const own: Of<MeasuredDecision['before']['seats'][0]> = ({ before, seat }) => before.seats[seat]

/** The tile that lies open to be claimed, and whose it is. */
const offered: Of<{ readonly tile: Tile; readonly by: number } | null> = ({ before: { phase } }) =>
  phase.name === 'claims'
    ? { tile: phase.tile, by: phase.discarder }
    : phase.name === 'robbing'
      ? { tile: phase.tile, by: phase.konger }
      : null

const chosenTile: Of<Tile | null> = (decision) =>
  'tile' in decision.chosen ? decision.chosen.tile : (offered(decision)?.tile ?? null)

const COLUMNS: readonly Column<MeasuredDecision>[] = [
  text('deal', 'The deal, a UUID.', ({ deal }) => deal.id),
  integer('decision', 'decisions', 'The number of the decision in its deal, from 1.', ({ number }) => number),
  integer('ply', 'events', "The number of the decision's first event in the deal, from 0.", ({ step }) => step.ply),
  time('time', 'When it was made.', ({ step }) => step.time),
  integer('seat', 'seat', 'Who decided, 0 to 3.', ({ seat }) => seat),
  integer('wind', 'seats', 'How many places after the dealer the seat is, 0 to 3.', ({ seat, before }) =>
    windOf(seat, before.dealer),
  ),
  text(
    'kind',
    'What was decided: swap, remove, void, turn (discard, kong or win on the own turn), claim (on a discard), rob (on an added kong), announce (ready, between turns).',
    ({ kind }) => kind,
  ),
  text(
    'turn',
    'How the turn began: opening, draw, replacement, pung; null where it is no turn.',
    ({ before: { phase } }) => (phase.name === 'turn' ? phase.source : null),
  ),
  text('hand', 'The concealed tiles, the drawn one included.', (decision) => countsText(own(decision).hand)),
  text('drawn', 'The tile just drawn.', ({ before: { phase } }) => (phase.name === 'turn' ? phase.drawn : null)),
  text(
    'melds',
    'The own melds in the order declared: kind, tile and, behind <, the seat it was called from.',
    (decision) => meldsText(own(decision).melds),
  ),
  text(
    'void_suit',
    'The void suit: m, p or s; null before it is declared, or where there is none.',
    (decision) => own(decision).voidSuit,
  ),
  text('removed', 'The tiles the seat put out of play.', (decision) => formatTiles(own(decision).removed)),
  text('standing', 'playing, or locked after a win.', (decision) => own(decision).standing),
  flag('announced', 'Whether the seat had announced ready.', (decision) => own(decision).announced),
  integer('points', 'points', 'The points of the seat so far in the deal.', (decision) => own(decision).points),
  integer('discards', 'tiles', 'How many tiles all seats had discarded.', ({ before }) => before.discards),
  integer('wall_left', 'tiles', 'How many live tiles were left to draw.', ({ before }) => wallLeft(before)),
  text('offered', 'The tile that lay open to be claimed.', (decision) => offered(decision)?.tile ?? null),
  integer('offered_by', 'seat', 'Whose tile that was.', (decision) => offered(decision)?.by ?? null),
  text('legal', 'Everything the seat could do, in words with blanks between.', ({ legal }) =>
    legal.map(actionText).join(' '),
  ),
  integer('legal_count', 'actions', 'How many that were.', ({ legal }) => legal.length),
  integer(
    'shanten',
    'tiles',
    'How many tiles the hand was away from ready: -1 complete, 0 ready; null while it has other than its number of tiles.',
    ({ held }) => held?.shanten ?? null,
  ),
  text('useful', 'The tiles that would bring it nearer; null for a hand that must discard first.', ({ held }) =>
    held?.useful ? formatTiles(held.useful) : null,
  ),
  integer('useful_left', 'tiles', 'How many of them the seat did not see yet.', ({ held }) => held?.left ?? null),
  text('chosen', 'What it did, one of legal.', ({ chosen }) => actionText(chosen)),
  text('chosen_tile', 'The tile it did that with.', chosenTile),
  integer(
    'shanten_after',
    'tiles',
    'The same as shanten, after the discard that was chosen.',
    ({ after }) => after?.shanten ?? null,
  ),
  text('useful_after', 'The same as useful, after the discard that was chosen.', ({ after }) =>
    after?.useful ? formatTiles(after.useful) : null,
  ),
  integer(
    'useful_left_after',
    'tiles',
    'The same as useful_left, after the discard that was chosen.',
    ({ after }) => after?.left ?? null,
  ),
  flag('timed_out', 'Whether it was decided for a seat that ran out of time.', ({ timedOut }) => timedOut),
  integer('took', 'milliseconds', 'How long it took, from when the seat could first decide.', ({ tookMs }) => tookMs),
]

/** One row a decision, with what the seat could see. */
export const DECISIONS = table({
  name: 'decisions',
  meaning: 'Every decision of every seat, with what the seat could see when it made it.',
  key: ['deal', 'decision'],
  columns: COLUMNS,
  facts: (deal) => decisionsOf(deal).map(measured),
})

function measured(decision: Decision): MeasuredDecision {
  const { before, seat, chosen } = decision
  const hand = ownHand(redactState(before, seatViewer(seat)), seat)
  const after = chosen.type === 'discard' ? measureHand(hand, afterDiscard(hand, chosen.tile)) : null
  return { ...decision, held: measureHand(hand, hand), after }
}
