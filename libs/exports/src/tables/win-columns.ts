import { wallLeft, windOf, type Deal } from '@paipu/engine'
import { kindOf, withKind } from '@paipu/tiles'
import { READING } from '../text/reading-word.ts'
import { integer, text, time, type Column } from './column.ts'
import { stepsOf, type FinishedDeal } from './finished-deal.ts'
import { countsText, fansText, meldsText } from './notation.ts'
import { table } from './table.ts'

type WinStep = ReturnType<typeof stepsOf<'WinDeclared'>>[number]

/** One win, what it was paid, and the deal as it stood. */
interface WinFact {
  readonly deal: FinishedDeal
  readonly number: number
  readonly step: WinStep
  readonly before: Deal
  readonly win: WinStep['event']['data']
  readonly payers: number
  readonly received: number
}

const own = ({ before, win }: WinFact): Deal['seats'][0] => before.seats[win.seat]

const COLUMNS: readonly Column<WinFact>[] = [
  text('deal', 'The deal, a UUID.', ({ deal }) => deal.id),
  integer('win', 'wins', 'The number of the win in its deal, from 1.', ({ number }) => number),
  integer('ply', 'events', 'The number of its event in the deal, from 0.', ({ step }) => step.ply),
  time('time', 'When it was declared.', ({ step }) => step.time),
  integer('seat', 'seat', 'Who won, 0 to 3.', ({ win }) => win.seat),
  integer('wind', 'seats', 'How many places after the dealer the winner is, 0 to 3.', ({ win, before }) =>
    windOf(win.seat, before.dealer),
  ),
  text('tile', 'The winning tile.', ({ win }) => win.tile),
  text('by', 'self-draw, discard or rob.', ({ win }) => win.by),
  integer('from_seat', 'seat', 'Who discarded it or added it to a pung; null for a self-draw.', ({ win }) => win.from),
  text('hand', 'The concealed tiles, the winning one included.', countsWithTile),
  text('melds', "The winner's melds, as in decisions.", (fact) => meldsText(own(fact).melds)),
  text('void_suit', "The winner's void suit.", (fact) => own(fact).voidSuit),
  text(
    'reading',
    'How the concealed tiles are read: sets and the pair with + between them, pairs: for seven pairs, four-reds; * and how many reds stand in a group.',
    ({ win }) => READING.write(win.reading),
  ),
  text('fans', 'Each fan that counts and how much.', ({ win }) => fansText(win.fans)),
  integer('fan', 'fan', 'Their sum before the cap.', ({ win }) => win.fan),
  integer(
    'root_fan',
    'fan',
    'How many of them are for roots.',
    ({ win }) => win.fans.find(({ name }) => name === 'root')?.fan ?? 0,
  ),
  integer('points', 'points', 'What each payer pays.', ({ win }) => win.points),
  integer('payers', 'seats', 'How many seats pay.', ({ payers }) => payers),
  integer('received', 'points', 'What the winner is paid for it.', ({ received }) => received),
  integer('discards', 'tiles', 'How many tiles had been discarded.', ({ before }) => before.discards),
  integer('wall_left', 'tiles', 'How many live tiles were left.', ({ before }) => wallLeft(before)),
]

/** On a self-draw the winning tile is in the hand already. */
function countsWithTile(fact: WinFact): string {
  const { hand } = own(fact)
  return countsText(fact.win.by === 'self-draw' ? hand : withKind(hand, kindOf(fact.win.tile), 1))
}

/** One row a win. */
export const WINS = table({
  name: 'wins',
  meaning: 'Every win that was declared.',
  key: ['deal', 'win'],
  columns: COLUMNS,
  facts: (deal) => stepsOf(deal, 'WinDeclared').map((step, index) => winFact(deal, step, index + 1)),
})

function winFact(deal: FinishedDeal, step: WinStep, number: number): WinFact {
  const win = step.event.data
  const paid = stepsOf(deal, 'PointsPaid').find(
    ({ ply, event: { data } }) => ply > step.ply && data.reason === 'win' && data.seat === win.seat,
  )
  const payments = paid?.event.data.payments ?? []
  const received = payments.reduce((sum, { points }) => sum + points, 0)
  return { deal, number, step, before: step.before as Deal, win, payers: payments.length, received }
}
