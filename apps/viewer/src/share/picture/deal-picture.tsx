import type { OpenDeal } from '../../stage/open-deal.ts'
import { ruleSetName } from '../../rule-set-name.ts'
import { wordsIn } from '../../words/catalogue.ts'
import { anonymous } from '../anonymous.ts'
import { fault, type Form, type PictureAsked, type PictureFault } from './asked.ts'
import { CardPicture } from './card-picture.tsx'
import { CARD_SIZE } from './card-size.ts'
import { drawableNames } from './drawable-names.ts'
import { drawing } from './drawing.tsx'
import { shownMoment } from './moment.ts'
import { TABLE_PICTURE, TablePicture, type MomentPictureProps } from './table-picture.tsx'

/** The drawing of a deal's moment as its viewer sees it, or why there is none. */
export async function dealPicture(deal: OpenDeal, asked: PictureAsked): Promise<string | PictureFault> {
  const words = wordsIn(asked.language)
  const { row, events } = asked.nameless ? anonymous(deal, words.winds) : deal
  const moment = shownMoment(drawableNames(events, words.winds), asked, asked.language)
  if (moment === null) return fault('ply', 'is no moment of this view')
  const props = {
    moment,
    language: asked.language,
    title: words.replay.title(ruleSetName(row.ruleSet, asked.language), row.dealNumber),
    place: asked.spoilerFree ? words.spoilers.moment(moment.ply) : words.replay.moment(moment.ply, moment.last),
  }
  return drawing(pictureOf(asked.form, props), SHEETS[asked.form], asked.palette)
}

const SHEETS = { table: TABLE_PICTURE, card: CARD_SIZE }

function pictureOf(form: Form, props: MomentPictureProps) {
  switch (form) {
    case 'table':
      return <TablePicture {...props} />
    case 'card':
      return <CardPicture {...props} />
  }
}
