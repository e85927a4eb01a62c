import { countedBy } from '../../page-scope.ts'
import { gate } from './gate.ts'
import { nameOf, pngOf } from './png.ts'

/**
 * How many pictures are made at once, and how many may wait: they come from links that anybody may follow. Half of them is the most
 * for one address.
 */
const through = gate({ atOnce: 2, waiting: 24, ofOne: 13 })

/**
 * Answers with the picture of a drawing, or with what refuses it. The drawing is made anew each time, which is quick; it is
 * painted only when neither the one who asks nor this process has it already.
 */
export async function pictureAnswer(
  request: Request,
  { width, cacheControl }: { readonly width: number; readonly cacheControl: string },
  draw: () => Promise<string | Response>,
): Promise<Response> {
  const answer = await through(countedBy(), async () => {
    const drawn = await draw()
    if (typeof drawn !== 'string') return drawn
    const headers = { etag: `"${nameOf(drawn, width)}"`, 'cache-control': cacheControl }
    if (request.headers.get('if-none-match')?.includes(headers.etag))
      return new Response(null, { status: 304, headers })
    const png = await pngOf(drawn, width)
    return new Response(new Uint8Array(png), { headers: { ...headers, 'content-type': 'image/png' } })
  })
  return answer ?? refusal(503, 'BUSY', 'Too many pictures are being made, try again soon')
}

/** Refuses a picture, in the form of the server's own errors. */
export function refusal(status: number, code: string, message: string, field?: string): Response {
  const headers = { 'cache-control': 'no-store', ...(status === 503 ? { 'retry-after': '5' } : {}) }
  return Response.json({ errors: [{ message, extensions: { code, field } }] }, { status, headers })
}
