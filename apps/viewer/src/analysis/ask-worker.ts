import type { Question } from './worker.ts'

/** A worker that has been asked something. */
export interface Asked {
  /** Asks it something more. */
  readonly ask: (question: Question) => void
  readonly stop: () => void
}

/**
 * Asks the worker; the answers are what {@link Question} says of each. A browser or a frame that allows no workers is a failure
 * like any other.
 */
export function askWorker<Answer>(question: Question, answered: (answer: Answer) => void, failed: () => void): Asked {
  const worker = startWorker()
  if (worker === null) {
    const timer = setTimeout(failed)
    return { ask: () => {}, stop: () => clearTimeout(timer) }
  }
  worker.addEventListener('message', (message: MessageEvent<Answer>) => answered(message.data))
  worker.addEventListener('error', failed)
  worker.postMessage(question, [])
  return { ask: (more) => worker.postMessage(more, []), stop: () => worker.terminate() }
}

function startWorker(): Worker | null {
  try {
    return new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
  } catch {
    return null
  }
}
