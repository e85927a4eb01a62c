// oxlint-disable unicorn/require-post-message-target-origin -- between threads there are no origins
import { BroadcastChannel } from 'node:worker_threads'
import { createVitest, type Vitest } from 'vitest/node'
import type { Answer, Beginning, Leave, Loaded, Question } from './talk.ts'

const CONFIG = 'tools/mutation/vitest.config.ts'

/** A lib's tests, loaded in a thread of their own that waits for questions. */
export interface Session {
  /** What the thread said when it had loaded them, `null` if it never did. */
  readonly loaded: Loaded | null
  /** Comes when the thread has ended: why. */
  readonly over: Promise<string>
  ask(question: Question): Promise<Answer>
  close(): Promise<void>
}

let opened = 0

/** One Vitest for sessions one after the other: it remembers what the files look like as plain JavaScript. */
export function newVitest(): Promise<Vitest> {
  return createVitest('test', { config: CONFIG, watch: false, reporters: [{}] })
}

/** Loads the tests; the session answers when that is done. */
export async function openSession(vitest: Vitest, beginning: Omit<Beginning, 'files' | 'channel'>): Promise<Session> {
  const name = `mutation-${process.pid}-${opened++}`
  const channel = new BroadcastChannel(name)
  const files = await vitest.globTestSpecifications()
  vitest.provide('beginning', { ...beginning, channel: name, files: files.length })

  const hear = async <Message>(): Promise<Message | null> => {
    const { promise, resolve } = Promise.withResolvers<Message | null>()
    channel.addEventListener('message', (event) => resolve((event as Event & { data: Message }).data), { once: true })
    void over.then(() => resolve(null))
    return promise
  }
  const over = vitest.runTestSpecifications(files, true).then(
    ({ unhandledErrors }) => {
      const failed = vitest.state.getFiles().flatMap(({ result }) => result?.errors ?? [])
      return [...unhandledErrors.map(String), ...failed.map(({ message }) => message)].join('\n')
    },
    (error: unknown) => String(error),
  )
  const loaded = await hear<Loaded>()
  return {
    loaded,
    over,
    async ask(question) {
      if (loaded === null) return { type: 'broken', why: await over }
      const answer = hear<Answer>()
      channel.postMessage(question)
      return (await answer) ?? { type: 'broken', why: await over }
    },
    async close() {
      channel.postMessage({ type: 'leave' } satisfies Leave)
      await over
      channel.close()
    },
  }
}
