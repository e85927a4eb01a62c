import { COMPRESS, type Compression } from './compression.ts'

/**
 * A compressed file is a row of members, which every reader joins, and a member ends behind every so many deals. So a part that
 * begins behind such a deal holds the very bytes that the whole file has there.
 */
export const BLOCK_DEALS = 64

/** What is not compressed goes on at this length, in characters. */
const BLOCK_LENGTH = 1 << 20

/** Makes the bytes of a file from the texts of its deals, a block at a time. */
export interface Blocks {
  /** Takes what the next deal adds; answers the block that is full now, or `null`. */
  take(text: string): Promise<Buffer | null>
  /** What is left when nothing follows; `null` where nothing is. */
  rest(): Promise<Buffer | null>
}

/** Begins the blocks of a file with its head; `null` begins those of a part that stands behind other parts. */
export function beginBlocks(compression: Compression, head: string | null): Blocks {
  let waiting = head ?? ''
  let deals = 0
  let empty = head === null
  const cut = async (): Promise<Buffer> => {
    const block = Buffer.from(waiting)
    waiting = ''
    empty = true
    return COMPRESS[compression](block)
  }
  return {
    async take(text) {
      waiting += text
      deals++
      empty = false
      const full = compression === 'none' ? waiting.length >= BLOCK_LENGTH : deals % BLOCK_DEALS === 0
      return full ? cut() : null
    },
    // A whole file without deals is an empty member, so that it can be unpacked.
    rest: async () => (empty ? null : cut()),
  }
}
