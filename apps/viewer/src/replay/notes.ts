import type { Messages } from '../words/catalogue.ts'
import type { Address } from './address.ts'
import { nearestPly } from './address.ts'

/** What to tell a reader whose address asked for something that is not there. `count` is how many moments there are. */
export function addressNotes(address: Address, count: number, { replay }: Messages): readonly string[] {
  const ply = nearestPly(address.ply ?? 0, count)
  const notes = address.nonsense.map(({ part, text }) =>
    part === 'ply' ? replay.asked(text, ply) : replay.askedView(text),
  )
  return address.ply === null || address.ply === ply ? notes : [...notes, replay.asked(String(address.ply), ply)]
}
