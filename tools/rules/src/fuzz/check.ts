import { inspect, isDeepStrictEqual } from 'node:util'
import {
  decide,
  evolveAll,
  legalActions,
  REFUSAL_CODES,
  SEATS,
  tableActions,
  type Command,
  type DealState,
  type Decision,
  type RefusalCode,
  type StartCommand,
} from '@paipu/engine'
import { sortTiles, SUITS } from '@paipu/tiles'

/** What became of one command: its refusal's code, or `accepted`. */
export type Outcome = RefusalCode | 'accepted'

/** Everything that is legal in a state, commands as texts that do not depend on the order of keys or chosen tiles. */
export type Allowed = ReadonlySet<string>

/** What `legalActions` and `tableActions` list; before the deal, nothing but a start. */
export function allowedIn(state: DealState): Allowed {
  return new Set([...SEATS.flatMap((seat) => legalActions(state, seat)), ...tableActions(state)].map(textOf))
}

/** `timedOut` says who decided, not what; tiles of a swap or removal may come in any order. */
function textOf({ timedOut: _, ...command }: Command & { readonly timedOut?: unknown }): string {
  const tiles = 'tiles' in command ? { tiles: sortTiles(command.tiles) } : {}
  return JSON.stringify(Object.entries({ ...command, ...tiles }).toSorted())
}

/**
 * Gives a command to a state that must be deeply frozen, and throws where it is not judged as it must be: an exception, a
 * refusal without a known code or a reason, an acceptance that is not listed, a refusal of what is listed, or events that
 * the state does not take.
 */
export function judge(state: DealState, allowed: Allowed, command: Command): Outcome {
  const decision = decided(state, command)
  const isListed = command.type === 'start' ? isStart(state, command) : allowed.has(textOf(command))
  if (decision.ok !== isListed)
    fail(command, `${decision.ok ? 'accepted' : decision.refusal.code}, ${isListed ? '' : 'not '}listed`)
  if (decision.ok) {
    if (decision.events.length === 0 || evolveAll(state, decision.events) === state)
      fail(command, 'nothing follows from it')
    return 'accepted'
  }
  const { code, message } = decision.refusal
  if (!REFUSAL_CODES.includes(code) || message === '') fail(command, `refused with ${code}: ${message}`)
  if (!isDeepStrictEqual(decided(state, command), decision)) fail(command, 'refused otherwise the second time')
  return code
}

/** Gives something that is no command to such a state, and throws unless it is refused as that, twice alike, with a reason. */
export function judgeMalformed(state: DealState, value: unknown): Outcome {
  const command = value as Command
  const decision = decided(state, command)
  if (decision.ok || decision.refusal.code !== 'malformed-command' || decision.refusal.message === '')
    return fail(command, decision.ok ? 'accepted' : decision.refusal.message)
  if (!isDeepStrictEqual(decided(state, command), decision)) fail(command, 'refused otherwise the second time')
  return decision.refusal.code
}

function decided(state: DealState, command: Command): Decision {
  try {
    return decide(state, command)
  } catch (error) {
    return fail(command, `throws ${String(error)}`)
  }
}

/** The caps a table of each rule set may choose (rules.md S3, B3, P2, R4, W8, X2). */
const CAPS: Readonly<Record<string, readonly (number | null)[]>> = {
  'sichuan-swap-three': [4],
  'blood-flow-discard-three': [4, 8],
  'planet-blood-battle-v1': [3],
  'red-dragon-wild': [null],
  wanzhou: [3],
  'open-blood-battle': [null],
}

/** A start is legal before the deal, with a rule set, one of its caps, and its whole tile set (rules.md C1, R2). */
function isStart(state: DealState, { ruleSet, wall, birds }: StartCommand): boolean {
  if (state.phase.name !== 'unstarted' || ruleSet.version !== 1) return false
  const reds = ruleSet.id === 'red-dragon-wild'
  const all = [...wall, ...birds]
  const copies = [...Map.groupBy(all, (tile) => tile).values()]
  const whole = copies.length === (reds ? 28 : 27) && copies.every((alike) => alike.length === 4)
  const hasReds = all.some((tile) => !SUITS.some((suit) => tile.endsWith(suit)))
  return (
    CAPS[ruleSet.id]?.includes(ruleSet.options.fanCap) === true &&
    whole &&
    hasReds === reds &&
    birds.length === (reds ? 4 : 0)
  )
}

function fail(command: Command, what: string): never {
  throw new Error(`${inspect(command).slice(0, 300)}: ${what}`)
}
