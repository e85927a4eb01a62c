import type { Question } from './worker.ts'

/**
 * Asks the worker; answers how to stop it. The answer is what the libs give for the question. A browser or a frame that
 * allows no workers is a failure like any other.
 */
export function askWorker<Answer>(
  question: Question,
  answered: (answer: Answer) => void,
  failed: () => void,
): () => void {
  const worker = startWorker()
  if (worker === null) {
    const timer = setTimeout(failed)
    return () => clearTimeout(timer)
  }
  worker.addEventListener('message', (message: MessageEvent<Answer>) => {
    worker.terminate()
    answered(message.data)
  })
  worker.addEventListener('error', failed)
  worker.postMessage(question, [])
  return () => worker.terminate()
}

function startWorker(): Worker | null {
  try {
    return new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
  } catch {
    return null
  }
}
