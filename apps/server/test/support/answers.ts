import { PublicError } from '../../src/errors/public-error.ts'
import type { Feed } from '../../src/feeds/feed.ts'

/** What is answered, as text: what was asked for, or the refusal with all that it says. */
export function answer(ask: () => object, textOf: (value: object) => string = JSON.stringify): string {
  try {
    return textOf(ask())
  } catch (error) {
    return refusal(error)
  }
}

/** The same of what is answered later; nothing at all is `taken`. */
export function answerLater(asked: Promise<unknown>): Promise<string> {
  return asked.then((found) => JSON.stringify(found) ?? 'taken', refusal)
}

function refusal(error: unknown): string {
  if (!(error instanceof PublicError)) throw error
  return JSON.stringify({ code: error.code, message: error.message, details: error.details })
}

/** Takes everything that waits in a feed. */
export function taken<T>(feed: Feed<T>): T[] {
  const updates: T[] = []
  for (let update = feed.take(); update !== undefined; update = feed.take()) updates.push(update)
  return updates
}
