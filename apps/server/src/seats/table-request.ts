import type { SeatPlayer, SeatsOfferedV1, TableOpenedV1 } from '@paipu/contracts'
import {
  bySeat,
  defaultRef,
  newestRuleSet,
  RULE_SET_IDS,
  SEATS,
  type BySeat,
  type RuleSet,
  type Seat,
} from '@paipu/engine'
import { textOddity } from '@paipu/records'
import { quoted } from '../requests/quoted.ts'
import { PublicError } from '../errors/public-error.ts'
import { botsOf } from '../tables/names.ts'

/** What a table is to be like, as far as the one who opens it decides. */
export interface AskedSeating {
  readonly opened: TableOpenedV1
  /** What is offered to players from outside, but for their tokens; `null` where all four are bots of the house. */
  readonly offered: (Omit<SeatsOfferedV1, 'seats'> & { readonly seats: readonly Seat[] }) | null
}

/** What applies where nothing is said. */
export interface Usual {
  readonly delaySeconds: number
  readonly paceMs: number
  /** The table's place among all, from 0: its name and its bots' names come from it. */
  readonly index: number
  readonly name: string
  /** A new player's id. */
  readonly newPlayer: () => string
}

const FIELDS = [
  'ruleSet',
  'options',
  'name',
  'delaySeconds',
  'policy',
  'paceMs',
  'turnMs',
  'claimMs',
  'openingMs',
  'dealSeconds',
  'deals',
  'seats',
] as const

type Fields = Readonly<Record<string, unknown>>
const HOUR_MS = 3_600_000

/** Reads what somebody asks a table to be like. Throws `BAD_TABLE`, whose message begins with the field that is wrong. */
export function tableRequest(body: unknown, usual: Usual): AskedSeating {
  const fields = plain(body, 'the body')
  refuseSurplus(fields, FIELDS, '')
  const rules = ruleSet(fields['ruleSet'])
  const seats = players(fields['seats'], usual)
  const outside = SEATS.filter((seat) => seats[seat].outside)
  const delaySeconds = whole(fields, 'delaySeconds', [0, 86_400], usual.delaySeconds)
  const times = {
    turnMs: whole(fields, 'turnMs', [1, HOUR_MS], 20_000),
    claimMs: whole(fields, 'claimMs', [1, HOUR_MS], 3_000),
    openingMs: whole(fields, 'openingMs', [1, HOUR_MS], 60_000),
    deals: whole(fields, 'deals', [1, 10_000], 8),
  }
  const seconds = (ms: number): number => Math.ceil(ms / 1000)
  return {
    opened: {
      ruleSet: { ...defaultRef(rules), options: { fanCap: fanCap(fields['options'], rules) } },
      name: fields['name'] === undefined ? usual.name : checkedName(fields['name'], 'name'),
      delaySeconds,
      policy: policy(fields['policy'], delaySeconds, outside),
      seats: bySeat((seat) => seats[seat].player),
      clock:
        outside.length === 0
          ? rules.clock
          : {
              dealSeconds: fields['dealSeconds'] === undefined ? null : whole(fields, 'dealSeconds', [1, 86_400], 0),
              turnSeconds: seconds(times.turnMs),
              reserveSeconds: 0,
              claimSeconds: seconds(times.claimMs),
              openingSeconds: seconds(times.openingMs),
            },
      paceMs: whole(fields, 'paceMs', [0, 60_000], usual.paceMs),
    },
    offered: outside.length === 0 ? null : { ...times, seats: outside },
  }
}

function bad(message: string): PublicError {
  return new PublicError('BAD_TABLE', message)
}

function plain(value: unknown, what: string): Fields {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Fields
  throw bad(`${what}: it must be an object`)
}

function refuseSurplus(fields: Fields, known: readonly string[], before: string): void {
  const surplus = Object.keys(fields).find((key) => !known.includes(key))
  if (surplus !== undefined) throw bad(`${before}${quoted(surplus)}: there is no such field`)
}

function whole(fields: Fields, name: string, [least, most]: readonly [number, number], otherwise: number): number {
  const value = fields[name]
  if (value === undefined) return otherwise
  if (Number.isInteger(value) && (value as number) >= least && (value as number) <= most) return value as number
  throw bad(`${name}: it must be a whole number from ${least} to ${most}`)
}

function ruleSet(id: unknown): RuleSet {
  const rules = typeof id === 'string' ? newestRuleSet(id) : null
  if (rules !== null) return rules
  throw bad(`ruleSet: it must be one of ${RULE_SET_IDS.join(', ')}`)
}

function fanCap(options: unknown, rules: RuleSet): number | null {
  if (options === undefined) return rules.options.fanCap
  const fields = plain(options, 'options')
  refuseSurplus(fields, ['fanCap'], 'options: ')
  const cap = fields['fanCap']
  if (rules.fanCaps.includes(cap as number | null)) return cap as number | null
  throw bad(`options: fanCap must be one of ${rules.fanCaps.map((one) => String(one)).join(', ')}`)
}

/** A player could watch its own table in another browser: so hidden tiles are shown to nobody where one sits. */
function policy(value: unknown, delaySeconds: number, outside: readonly Seat[]): TableOpenedV1['policy'] {
  if (value === undefined || value === 'public') return 'public'
  if (value !== 'all-hands') throw bad('policy: it must be public or all-hands')
  if (delaySeconds === 0) throw bad('policy: a table that shows every hand needs a delay')
  if (outside.length > 0) throw bad('policy: a table at which players from outside sit shows hidden tiles to nobody')
  return 'all-hands'
}

interface AskedSeat {
  readonly player: SeatPlayer
  readonly outside: boolean
}

function players(value: unknown, usual: Usual): BySeat<AskedSeat> {
  if (!Array.isArray(value) || value.length !== 4)
    throw bad('seats: a list of four is needed, each "house" or { "name", "kind" }')
  const bots = botsOf(usual.index)
  return bySeat((seat): AskedSeat => {
    const asked: unknown = value[seat]
    if (asked === 'house') return { player: bots[seat], outside: false }
    const fields = plain(asked, `seats[${seat}]`)
    refuseSurplus(fields, ['name', 'kind'], `seats[${seat}]: `)
    const { kind = 'human' } = fields
    if (kind !== 'human' && kind !== 'bot') throw bad(`seats[${seat}].kind: it must be human or bot`)
    const name = checkedName(fields['name'], `seats[${seat}].name`)
    return { player: { player: usual.newPlayer(), name, kind }, outside: true }
  })
}

/**
 * Control characters, those that turn the direction of a text or can't be seen, and what is no character at all: a name that is
 * given here may hold less than one of a record from elsewhere.
 */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{Co}\p{Cn}]/u

function checkedName(value: unknown, field: string): string {
  if (typeof value !== 'string') throw bad(`${field}: a name is needed`)
  if (value.trim() !== value || value === '') throw bad(`${field}: it must begin and end with something to be seen`)
  if ([...value].length > 40) throw bad(`${field}: it may have 40 characters`)
  if (UNSEEN.test(value))
    throw bad(`${field}: it has a character that can not be seen, or that turns the direction of a text`)
  const odd = textOddity(value)
  if (odd !== null) throw bad(`${field}: the name ${odd}`)
  return value
}
