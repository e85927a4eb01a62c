import type { Question } from './worker.ts'

/** Asks the worker; answers how to stop it. The answer is what the libs give for the question. */
export function askWorker<Answer>(
  question: Question,
  answered: (answer: Answer) => void,
  failed: () => void,
): () => void {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
  worker.addEventListener('message', (message: MessageEvent<Answer>) => {
    worker.terminate()
    answered(message.data)
  })
  worker.addEventListener('error', failed)
  worker.postMessage(question, [])
  return () => worker.terminate()
}
