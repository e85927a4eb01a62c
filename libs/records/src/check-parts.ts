import { dealEventOf, type EventRecord } from '@paipu/contracts'
import { referee } from '@paipu/engine'
import { chainFault, type BuiltWall } from '@paipu/fairness'
import { checkDeal } from './deal-log.ts'
import { fairWall, type FairWall } from './fair-wall.ts'
import { formFault, type RecordFault } from './record-form.ts'

/** The parts of the check of a deal, in the order in which they are told. */
export const CHECKED_PARTS = ['schemas', 'chain', 'commitment', 'wall', 'decisions', 'payments'] as const
export type CheckedPart = (typeof CHECKED_PARTS)[number]

/**
 * What a part came to: `sound`, the first thing wrong in it, `absent` where the deal has nothing to check (a wall recorded
 * elsewhere has no commitment), or `unchecked` where something before it is wrong.
 */
export type PartResult =
  | { readonly result: 'sound' | 'absent' | 'unchecked' }
  | { readonly result: 'wrong'; readonly fault: RecordFault }

/** The check of a deal, part by part, with the first thing that is wrong in the whole of it as {@link checkDeal} names it. */
export interface CheckedParts {
  readonly parts: Readonly<Record<CheckedPart, PartResult>>
  readonly first: RecordFault | null
  /** The wall that the seeds give, recomputed; `null` where the deal has no seed. */
  readonly wall: BuiltWall | null
}

const SOUND = { result: 'sound' } as const
const ABSENT = { result: 'absent' } as const
const UNCHECKED = { result: 'unchecked' } as const

/**
 * Checks a deal's record as {@link checkDeal} does and says what each part of it came to. `records` are parsed JSON of
 * which nothing is known yet; never throws.
 */
export function checkParts(records: readonly EventRecord[]): CheckedParts {
  const checked = checkDeal(records)
  const first = checked.ok ? null : checked.fault
  const schemas = formFault(records)
  const readable = records.slice(0, schemas?.at)
  const broken = chainFault(readable)
  const fair = fairWall(readable)
  const parts = {
    schemas: resultOf(schemas),
    chain: broken === null ? cutShort(schemas) : wrong({ at: broken.revision, message: broken.message }),
    ...fairParts(fair),
    ...playParts(readable, schemas, first),
  }
  // A record of another stream, or none at all: it belongs to the form.
  const unplaced = first !== null && CHECKED_PARTS.every((part) => parts[part].result !== 'wrong')
  return { first, wall: fair?.built ?? null, parts: unplaced ? { ...parts, schemas: wrong(first) } : parts }
}

function resultOf(fault: RecordFault | null): PartResult {
  return fault === null ? SOUND : wrong(fault)
}

function wrong(fault: RecordFault): PartResult {
  return { result: 'wrong', fault }
}

/** Sound as far as it could be looked at. */
function cutShort(schemas: RecordFault | null): PartResult {
  return schemas === null ? SOUND : UNCHECKED
}

/** The seed against its commitment, and the wall against the seeds. */
function fairParts(fair: FairWall | null): Pick<Record<CheckedPart, PartResult>, 'commitment' | 'wall'> {
  if (fair === null) return { commitment: UNCHECKED, wall: UNCHECKED }
  if (fair.built !== null) return { commitment: resultOf(fair.commitment), wall: resultOf(fair.order) }
  return { commitment: fair.commitment === null ? ABSENT : wrong(fair.commitment), wall: ABSENT }
}

/** The decisions, and the payments that follow from them, as the referee finds them. */
function playParts(
  records: readonly EventRecord[],
  schemas: RecordFault | null,
  first: RecordFault | null,
): Pick<Record<CheckedPart, PartResult>, 'decisions' | 'payments'> {
  const verdict = referee(records.map(dealEventOf))
  if (verdict.ok) {
    const unended = first !== null && first.at === records.length && schemas === null
    return {
      decisions: unended ? wrong(first) : cutShort(schemas),
      payments: unended ? UNCHECKED : cutShort(schemas),
    }
  }
  const fault = { at: verdict.at, message: verdict.message }
  return isPayment(records[verdict.at], fault.message)
    ? { decisions: UNCHECKED, payments: wrong(fault) }
    : { decisions: wrong(fault), payments: UNCHECKED }
}

/** Whether an event that is not what the rules make it is one of points. */
function isPayment(record: EventRecord | undefined, message: string): boolean {
  return record?.type === 'PointsPaid' || /^(DealEnded\.totals|WinDeclared\.(fans|fan|points)):/.test(message)
}
