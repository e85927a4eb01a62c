import { bySeat, type BySeat } from '@paipu/engine'
import type { SeatPlayer } from '@paipu/contracts'

/** Names for tables, in the order in which they are given out. */
const TABLE_NAMES = 'Plum Orchid Bamboo Chrysanthemum Lotus Pine Peony Osmanthus Willow Magnolia'.split(' ')

/** Names for the bots at a table: four after each other sit together. */
const BOT_NAMES =
  'An Bo Chen Dan Fang Gang Hua Jun Kai Lan Mei Ning Ping Qing Rong Shan Tao Wen Xia Yan Zhen Bao Lei Yun'.split(' ')

/** The name of the table that was the `index`-th to open, from 0. */
export function tableName(index: number): string {
  const round = Math.floor(index / TABLE_NAMES.length)
  const name = TABLE_NAMES[index % TABLE_NAMES.length]!
  return round === 0 ? name : `${name} ${round + 1}`
}

/** The four bots of that table. */
export function botsOf(index: number): BySeat<SeatPlayer> {
  return bySeat((seat) => {
    const name = BOT_NAMES[(index * 4 + seat) % BOT_NAMES.length]!
    return { player: `bot:${name.toLowerCase()}`, name, kind: 'bot' }
  })
}
