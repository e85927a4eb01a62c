import type { IncomingHttpHeaders } from 'node:http'
import { parseAndValidateFlightRouterState } from 'next/dist/server/app-render/parse-and-validate-flight-router-state.js'

const NAME = 'next-router-state-tree'

/**
 * Takes a router's state that can't be read out of a request's headers. Next answers it with a bare 500; without it, the
 * page is given as to somebody who comes new. What can be read is for Next itself to say, by the function that it uses.
 */
export function dropBrokenState(headers: IncomingHttpHeaders): void {
  try {
    parseAndValidateFlightRouterState(headers[NAME])
  } catch {
    delete headers[NAME]
  }
}
