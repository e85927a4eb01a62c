import { type sendUnaryData } from '@grpc/grpc-js'
import { type ExpectedRevision } from '@paipu/event-store'
import { type Context } from './context.ts'
import { fromFailure } from './refusal.ts'

/** What a call tells of its progress, for what is said if it fails or is cut. */
export interface Progress {
  /** It is about this stream. */
  of(stream: string, expected: ExpectedRevision): void
  /** Its write is done. */
  committed(): void
}

/** Does the work of a call with one answer, and answers, as far as the node's faults let it. */
export async function respond<T>(
  { control, cut }: Pick<Context, 'control' | 'cut'>,
  call: { getPeer(): string },
  callback: sendUnaryData<T>,
  work: (progress: Progress) => Promise<T>,
): Promise<void> {
  let stream: string | undefined
  let expected: ExpectedRevision | undefined
  let mustCut = false
  const progress: Progress = {
    of(...target) {
      ;[stream, expected] = target
    },
    committed() {
      mustCut = control.takeCut()
    },
  }
  try {
    const result = await work(progress)
    if (mustCut) return cut(call.getPeer())
    await control.mayAnswer()
    callback(null, result)
  } catch (error) {
    await control.mayAnswer()
    callback(fromFailure(error, stream, expected))
  }
}
