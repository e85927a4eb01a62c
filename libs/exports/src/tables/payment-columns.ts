import type { Payment } from '@paipu/contracts'
import { integer, text, time, type Column } from './column.ts'
import { stepsOf, type FinishedDeal } from './finished-deal.ts'
import { table } from './table.ts'

type PaidStep = ReturnType<typeof stepsOf<'PointsPaid'>>[number]

/** One payment, and the event it stands in. */
interface PaymentFact {
  readonly deal: FinishedDeal
  readonly number: number
  readonly step: PaidStep
  readonly payment: Payment
}

const COLUMNS: readonly Column<PaymentFact>[] = [
  text('deal', 'The deal, a UUID.', ({ deal }) => deal.id),
  integer('payment', 'payments', 'The number of the payment in its deal, from 1.', ({ number }) => number),
  integer('ply', 'events', 'The number of its event in the deal, from 0.', ({ step }) => step.ply),
  time('time', 'When it was paid.', ({ step }) => step.time),
  text(
    'reason',
    'Why: win, kong, kong-transfer, flower-pig, not-ready, kong-refund.',
    ({ step }) => step.event.data.reason,
  ),
  integer(
    'about_seat',
    'seat',
    'Whose win or kong it is about; null for the checks at the wall’s end.',
    ({ step }) => step.event.data.seat,
  ),
  text(
    'tile',
    'The winning tile or the kong’s tile; null for the checks at the wall’s end.',
    ({ step }) => step.event.data.tile,
  ),
  integer('from_seat', 'seat', 'Who pays.', ({ payment }) => payment.from),
  integer('to_seat', 'seat', 'Who is paid.', ({ payment }) => payment.to),
  integer('points', 'points', 'How much.', ({ payment }) => payment.points),
]

/** One row a payment. */
export const PAYMENTS = table({
  name: 'payments',
  meaning: 'Every payment from one seat to another; what a seat receives less what it pays is its points.',
  key: ['deal', 'payment'],
  columns: COLUMNS,
  facts: (deal) =>
    stepsOf(deal, 'PointsPaid')
      .flatMap((step) => step.event.data.payments.map((payment) => ({ deal, step, payment })))
      .map((fact, index) => ({ ...fact, number: index + 1 })),
})
