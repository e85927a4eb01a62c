import { DEAL_PAGE } from '../../../../api/queries.ts'
import { ask } from '../../../../api/server-side.ts'
import { statusOf } from '../../../../api/status.ts'
import { openDeal } from '../../../../stage/open-deal.ts'
import { pictureAnswer, refusal } from '../../../../share/picture/answer.ts'
import { readPicture } from '../../../../share/picture/asked.ts'
import { dealPicture } from '../../../../share/picture/deal-picture.tsx'

interface Context {
  readonly params: Promise<{ readonly id: string }>
}

/** A finished deal stays what it is. */
const FOR_EVER = 'public, max-age=31536000, immutable'

/** A finished deal's table as PNG: `?ply=`, `?view=`, `?bottom=` and `?names=` as for the deal's page, and how it is to look. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const asked = readPicture(new URL(request.url).searchParams)
  if ('field' in asked) return refusal(400, 'BAD_PICTURE', asked.message, asked.field)
  return pictureAnswer(request, { width: asked.size, cacheControl: FOR_EVER }, async () => {
    const answer = await ask(DEAL_PAGE, { id: (await params).id })
    if (!answer.ok) return refusal(statusOf(answer.error), answer.error.code, answer.error.message)
    const drawn = await dealPicture(openDeal(answer.data.deal), asked)
    return typeof drawn === 'string' ? drawn : refusal(400, 'BAD_PICTURE', drawn.message, drawn.field)
  })
}
