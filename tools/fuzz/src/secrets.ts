import { count, nothing } from '../../bench/src/leaks/count.ts'
import { truthOf, type Truth } from '../../bench/src/leaks/truth.ts'
import { DEAL_STREAMS, idOfStream, type DealOpenedV1, type EventRecord } from '@paipu/contracts'

/** A text that came, and which case it came of. */
interface Kept {
  readonly number: number
  readonly entitled: string
  readonly at: number
  readonly text: string
}

/** Everything that came, until it is held against what the store knows. */
export interface Spoils {
  /** `entitled` is the viewer that whoever asked may be, as `count` takes it. */
  add(number: number, entitled: string, texts: readonly string[]): void
  /** The cases of which something came that whoever asked must not have; what was looked at is forgotten. */
  secrets(records: readonly EventRecord[]): { readonly number: number; readonly what: string }[]
}

/** What can hold a secret: tiles, seeds, hashes and ids stand between quotation marks, in lists or alone. */
const TELLING = /"(?:[1-9][mps]|R)"|[0-9a-f]{64}|[0-9a-f]{8}-[0-9a-f]{4}-/

/** Makes the spoils. Tables of the run are public: whoever asks is a spectator, but for who brings a seat's token. */
export function makeSpoils(): Spoils {
  let kept: Kept[] = []
  return {
    add(number, entitled, texts) {
      const at = Date.now()
      for (const text of texts) if (TELLING.test(text)) kept.push({ number, entitled, at, text })
    },
    secrets(records) {
      const truth = truthOfTables(records)
      const found: { number: number; what: string }[] = []
      for (const { number, entitled, at, text } of kept) {
        const secrets = nothing()
        count({ attempt: '', at, entitled, bytes: text }, truth, secrets)
        const what = Object.entries(secrets).filter(([, times]) => times > 0)
        if (what.length > 0)
          found.push({
            number,
            what: `secrets came out: ${what.map(([name, times]) => `${times} ${name}`).join(', ')}`,
          })
      }
      kept = []
      return found
    },
  }
}

/** The truth about deals that were played here. Those that the store began with have no secrets. */
function truthOfTables(records: readonly EventRecord[]): Truth {
  const played = new Set(
    records.flatMap(({ type, data }) => (type === 'DealOpened' ? [(data as DealOpenedV1).deal] : [])),
  )
  const truth = truthOf(
    records.filter(({ stream }) => !stream.startsWith(DEAL_STREAMS) || played.has(idOfStream(stream))),
  )
  return { ...truth, isOpen: (deal, at) => !played.has(deal) || truth.isOpen(deal, at) }
}
