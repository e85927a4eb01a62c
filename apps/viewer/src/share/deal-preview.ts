import { framesOf, narrate } from '@paipu/views'
import { openedPly, writeAddress, type Address } from '../stage/address.ts'
import type { OpenDeal } from '../stage/open-deal.ts'
import { ruleSetName } from '../rule-set-name.ts'
import type { Messages } from '../words/catalogue.ts'
import type { Language } from '../words/language.ts'
import { anonymous } from './anonymous.ts'
import { brandPicture, type Preview } from './preview.ts'

/**
 * What a link to a deal shows: the moment that it opens, in its own view, and nothing of what comes after. Another choice's
 * moments are known only when it has been played on, in the reader's browser, so that its link shows no moment.
 */
export function dealPreview(deal: OpenDeal, address: Address, language: Language, words: Messages): Preview {
  const { row, events } = address.nameless ? anonymous(deal, words.winds) : deal
  const title = words.replay.title(ruleSetName(row.ruleSet, language), row.dealNumber)
  const path = `/deals/${row.id}`
  if (address.whatIf !== null) {
    return { title, description: words.share.deal, path, ...brandPicture(language, words) }
  }
  const frames = framesOf(events, address.viewer)
  const ply = openedPly(address, frames)
  const text = narrate(frames[ply]!, language)
  const place = address.spoilerFree ? words.spoilers.moment(ply) : words.replay.moment(ply, frames.length - 1)
  const search = writeAddress(ply, { ...address, overlays: [] })
  return {
    title,
    description: words.share.said(place, text),
    path: `${path}${search}`,
    picture: `${path}/picture.png${search}&form=card&lang=${language}`,
    alt: words.share.alt(place, text),
  }
}
