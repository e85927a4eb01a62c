import type { Messages } from '../words/catalogue.ts'
import type { Address } from './address.ts'

/** What to tell a reader whose address asked for something that is not there. `opened` is the moment shown instead. */
export function addressNotes(address: Address, opened: number, { replay }: Messages): readonly string[] {
  const notes = address.nonsense.map(({ part, text }) => {
    switch (part) {
      case 'ply':
        return replay.noMoment(text, opened)
      case 'view':
        return replay.askedView(text)
      case 'branch':
        return replay.noBranch(text)
    }
  })
  return address.ply === null || address.ply === opened ? notes : [...notes, replay.asked(String(address.ply), opened)]
}
