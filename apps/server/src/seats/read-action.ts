import { decide, UNSTARTED, type Seat, type SeatCommand } from '@paipu/engine'
import { quoted } from '../requests/quoted.ts'
import { PublicError } from '../errors/public-error.ts'

/** The fields of each action, besides its type and its seat. */
const FIELDS: Readonly<Record<SeatCommand['type'], readonly string[]>> = {
  swap: ['tiles'],
  remove: ['tiles'],
  void: ['suit'],
  discard: ['tile', 'announce'],
  kong: ['kind', 'tile'],
  win: [],
  answer: ['answer'],
  announce: [],
}

/**
 * What somebody sent as a seat's action. It is well formed then, and may still not be allowed. Throws `ACTION_REFUSED` with
 * the field that is wrong, and `NOT_YOUR_SEAT` where it is another seat's.
 */
export function readAction(value: unknown, seat: Seat): SeatCommand {
  const given = (typeof value === 'object' && value !== null ? value : {}) as Readonly<Record<string, unknown>>
  const type = typeof given['type'] === 'string' ? given['type'] : ''
  if (!Object.hasOwn(FIELDS, type)) throw malformed(`type: there is no action ${quoted(type)}`)
  if (given['seat'] !== undefined && given['seat'] !== seat)
    throw new PublicError('NOT_YOUR_SEAT', `action: the token is for seat ${seat}`)
  const fields = FIELDS[type as SeatCommand['type']]
  const surplus = Object.keys(given).find((key) => key !== 'type' && key !== 'seat' && !fields.includes(key))
  if (surplus !== undefined) throw malformed(`${type}: there is no field ${quoted(surplus)}`)
  const command = { type, seat, ...Object.fromEntries(fields.map((field) => [field, given[field]])) } as SeatCommand
  // The engine says what is wrong with a command's form before it looks at the deal.
  const decision = decide(UNSTARTED, command)
  if (!decision.ok && decision.refusal.code === 'malformed-command') throw malformed(decision.refusal.message)
  return command
}

function malformed(message: string): PublicError {
  return new PublicError('ACTION_REFUSED', `action: ${message}`, { rule: 'malformed-command' })
}
