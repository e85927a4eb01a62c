import type { Messages } from '../words/catalogue.ts'
import type { Address } from './address.ts'

/** What to tell a reader whose address asked for something that is not there. `opened` is the moment shown instead. */
export function addressNotes(address: Address, opened: number, { replay }: Messages): readonly string[] {
  const notes = address.nonsense.map(({ part, text }) =>
    part === 'ply' ? replay.noMoment(text, opened) : replay.askedView(text),
  )
  return address.ply === null || address.ply === opened ? notes : [...notes, replay.asked(String(address.ply), opened)]
}
