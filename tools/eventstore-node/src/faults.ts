import { setTimeout as sleep } from 'node:timers/promises'

/** Where a node listens. */
export interface Endpoint {
  readonly host: string
  readonly port: number
}

/** What a node does wrong, for tests. Each may be changed at any time and holds for every call from then on. */
export interface Faults {
  /** Milliseconds that every call waits before it is looked at. */
  delayMs: number
  /** Takes calls, does nothing for them and answers nothing; goes on with them once it speaks again. */
  silent: boolean
  /** So many of the next writes are done, and their connections cut instead of an answer. */
  cutAfterCommit: number
  /** Is not the leader: whoever needs one is sent there. */
  leader: Endpoint | undefined
}

/** The faults of a node, and what its calls wait for. */
export interface FaultControl {
  readonly faults: Faults
  /** Resolves when a new call may be looked at. */
  admitted(): Promise<void>
  /** Resolves when the node may speak. */
  mayAnswer(): Promise<void>
  /** Whether the answer to a write that was just done must be cut. */
  takeCut(): boolean
  /** Makes everything as it was at first. */
  heal(): void
}

/** Makes a node's faults: none at first, but for a leader elsewhere. */
export function makeFaults(leader: Endpoint | undefined): FaultControl {
  const healthy = { delayMs: 0, silent: false, cutAfterCommit: 0, leader }
  let silent = false
  let waiting: (() => void)[] = []

  const faults: Faults = {
    ...healthy,
    get silent() {
      return silent
    },
    set silent(value) {
      silent = value
      if (!value) speak()
    },
  }

  function speak(): void {
    const told = waiting
    waiting = []
    for (const tell of told) tell()
  }

  async function mayAnswer(): Promise<void> {
    while (faults.silent) await new Promise<void>((resolve) => waiting.push(resolve))
  }

  return {
    faults,
    mayAnswer,
    async admitted() {
      if (faults.delayMs > 0) await sleep(faults.delayMs)
      await mayAnswer()
    },
    takeCut() {
      if (faults.cutAfterCommit === 0) return false
      faults.cutAfterCommit--
      return true
    },
    heal: () => void Object.assign(faults, healthy),
  }
}

/** The words that {@link applyFault} knows, for a help text. */
export const FAULT_HELP = `  delay MS             every call waits so long before it is looked at
  silent               takes calls and answers nothing
  cut N                the next N writes are done, and their connections cut instead of an answer
  not-leader HOST:PORT sends whoever needs a leader there
  die                  ends at once, as kill -9 does
  healthy              none of these any more`

/** Makes the fault that some words name, such as `delay 200`. Throws an `Error` that says what is wrong with them. */
export function applyFault({ faults, heal }: FaultControl, words: string): void {
  const [kind, argument] = words.trim().split(/\s+/)
  switch (kind) {
    case 'delay':
      faults.delayMs = wholeNumber(argument)
      return
    case 'silent':
      faults.silent = true
      return
    case 'cut':
      faults.cutAfterCommit = wholeNumber(argument)
      return
    case 'not-leader':
      faults.leader = parseEndpoint(argument)
      return
    case 'die':
      process.kill(process.pid, 'SIGKILL')
      return
    case 'healthy':
      heal()
      return
    default:
      throw new Error(`there is no fault ${JSON.stringify(kind)}`)
  }
}

/** Reads `host:port`. Throws an `Error` for anything else. */
export function parseEndpoint(text: string | undefined): Endpoint {
  const match = /^([^:\s]+):(\d{1,5})$/.exec(text ?? '')
  if (match === null) throw new Error(`${JSON.stringify(text)} is no HOST:PORT`)
  return { host: match[1]!, port: Number(match[2]) }
}

function wholeNumber(text: string | undefined): number {
  if (text === undefined || !/^\d{1,9}$/.test(text)) throw new Error(`${JSON.stringify(text)} is no whole number`)
  return Number(text)
}
