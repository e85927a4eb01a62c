import { LANGUAGES } from '@paipu/views'
import { pictureAnswer } from '../../share/picture/answer.ts'
import { brandDrawing } from '../../share/picture/brand-picture.tsx'
import { CARD_SIZE } from '../../share/picture/card-size.ts'

/** The preview's picture of every page that shows no moment of a finished deal. */
export async function GET(request: Request): Promise<Response> {
  const asked = new URL(request.url).searchParams.get('lang')
  const language = LANGUAGES.find((each) => each === asked) ?? 'en'
  return pictureAnswer(request, { width: CARD_SIZE.width, cacheControl: 'public, max-age=3600' }, () =>
    brandDrawing(language),
  )
}
