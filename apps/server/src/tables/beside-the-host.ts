import { isStoreError } from '@paipu/event-store'

/** How often the end of the table's stream is read again when somebody else wrote to it meanwhile. */
const TRIES = 5

/**
 * Writes to the stream of a table whose host, here or on another server, writes to it too: again from the stream's new end where
 * that was faster. The host finds it there before it writes next.
 */
export async function besideTheHost(attempt: () => Promise<void>): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      return await attempt()
    } catch (error) {
      if (tries === TRIES || !isStoreError(error, 'wrong-expected-revision')) throw error
    }
  }
}
