import { times } from './random.ts'
import { request, requestBytes } from './cases/requests.ts'
import { talk } from './wire/talk.ts'

/** How many ask at once: as many as the viewer may hold connections to the server open after a case. */
const STRANGERS = 4

/**
 * What others get who ask something of their own at the same time: the words that somebody left in a connection would be
 * answered to one of them. Answers what is wrong.
 */
export async function strangersFaults(port: number, number: number): Promise<readonly string[]> {
  const faults = await Promise.all(
    times(STRANGERS, async (index) => {
      const name = `own_${number}_${index}`
      const body = JSON.stringify({ query: `{ ${name}: serverTime }` })
      const headers = [
        ['Content-Type', 'application/json'],
        ['X-Forwarded-For', `198.19.${index}.${number % 256}`],
      ] as const
      const asked = requestBytes(request('POST', '/graphql', headers, body))
      const { answers } = await talk(port, { methods: ['POST'], chunks: [asked] })
      const [answer] = answers
      return answer?.body.includes(`"${name}"`)
        ? null
        : `somebody else got: ${answer?.status} ${answer?.body.slice(0, 200)}`
    }),
  )
  return faults.filter((fault) => fault !== null)
}
