import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { readAnswers, type Answers } from './answers.ts'

/** What is said on one connection, and how. */
export interface Script {
  /** The methods of the requests that it is by the book, in order; none where it is not clear what it is. */
  readonly methods: readonly string[]
  /** Sent one after the other. */
  readonly chunks: readonly Buffer[]
  /** What is sent once the first answer has come: the frames of a WebSocket. */
  readonly frames?: readonly Buffer[]
  /** How long to wait before each chunk but the first, milliseconds. */
  readonly gapMs?: number
  /** Whether the client reads nothing for as long as it stays. */
  readonly deaf?: boolean
}

/** What came of it. */
export interface Heard extends Answers {
  /** Whether the other side ended the connection. */
  readonly ended: boolean
}

/** How long nothing more comes, or nothing to what is no request, before the client goes, milliseconds. */
const QUIET_MS = 250
/** How long a client stays at most that waits for an answer, milliseconds: a server at work may be slow. */
const STAY_MS = 30_000
/** How long it listens to what does not end by itself, milliseconds. */
const WATCH_MS = 800
/** The most that is listened to on one connection, bytes. */
const MOST_BYTES = 32 * 1024 * 1024

/** The head of an answer that goes on, or of a connection that has become a WebSocket. */
const ENDLESS = /^HTTP\/1\.1 (?:101|200 [^]*content-type: (?:text\/event-stream|application\/x-ndjson))/i

/** Says a script to a port of this machine and listens, until it is answered or nothing more comes. */
export function talk(port: number, { methods, chunks, frames = [], gapMs = 0, deaf = false }: Script): Promise<Heard> {
  return new Promise((resolve) => {
    const parts: Buffer[] = []
    let size = 0
    let ended = false
    let told = frames.length === 0
    let saying = true
    let quiet: NodeJS.Timeout | undefined
    const socket = connect({ port, host: '127.0.0.1', noDelay: true })
    let bored = setTimeout(() => socket.destroy(), STAY_MS)
    function watchFor(ms: number): void {
      clearTimeout(bored)
      bored = setTimeout(() => socket.destroy(), ms)
    }

    const heard = (): Answers => readAnswers(Buffer.concat(parts), methods, ended)
    function listenOn(): void {
      clearTimeout(quiet)
      const owed = methods.length > 0 && size === 0 && !deaf
      if (!saying && !owed) quiet = setTimeout(() => socket.destroy(), QUIET_MS)
    }
    async function say(what: readonly Buffer[]): Promise<void> {
      saying = true
      for (const [index, chunk] of what.entries()) {
        if (index > 0 && gapMs > 0) await sleep(gapMs)
        if (socket.destroyed) return
        socket.write(chunk)
      }
      saying = false
      listenOn()
    }

    socket.on('connect', () => void say(chunks))
    if (deaf) socket.pause()
    else
      socket.on('data', (data) => {
        parts.push(data)
        if (size === 0 && (frames.length > 0 || ENDLESS.test(String(data)))) watchFor(WATCH_MS)
        size += data.length
        listenOn()
        if (size > MOST_BYTES) socket.destroy()
        if (!told) {
          told = true
          return void say(frames)
        }
        if (saying || methods.length === 0 || frames.length > 0) return
        const { answers } = heard()
        if (answers.length >= methods.length) socket.end()
      })
    socket.on('end', () => (ended = true))
    socket.on('error', () => (ended = true))
    socket.on('close', () => {
      clearTimeout(quiet)
      clearTimeout(bored)
      resolve({ ...heard(), ended })
    })
  })
}
