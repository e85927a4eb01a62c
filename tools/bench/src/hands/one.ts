import { isComplete, readings, shanten, usefulTiles, waits, type ShapeRules } from '@paipu/hands'
import { completeHands, drawHands, drawMelded } from './drawn.ts'
import { peerHand, Util } from './peer.ts'
import { load, rates } from './rates.ts'

const standard: ShapeRules = { sevenPairs: false, wilds: false }
const both: ShapeRules = { sevenPairs: true, wilds: false }
const wild: ShapeRules = { sevenPairs: true, wilds: true }

/** What is measured, by its name; the first figure is ours, the second a peer's. */
const MEASURED: Readonly<Record<string, () => number[]>> = {
  'shanten, sets and a pair': () => {
    const hands = drawHands(13, 0)
    return rates(
      load(hands, (hand) => shanten(hand, 4, standard)),
      load(hands.map(peerHand), (hand) => Util.xiangting_yiban(hand)),
    )
  },
  'shanten, with seven pairs': () => rates(load(drawHands(13, 0), (hand) => shanten(hand, 4, both))),
  'shanten, with wilds': () => rates(load(drawHands(13, 2), (hand) => shanten(hand, 4, wild))),
  'shanten, beside two melds': () => rates(load(drawMelded(), ({ hand, melds }) => shanten(hand, 2, standard, melds))),
  'win check': () => rates(load(drawHands(14, 0), (hand) => Number(isComplete(hand, 4, both)))),
  waits: () => rates(load(drawHands(13, 0), (hand) => waits(hand, 4, both))),
  'useful tiles': () => {
    const hands = drawHands(13, 0)
    return rates(
      load(hands, (hand) => usefulTiles(hand, 4, standard)),
      load(hands.slice(0, 512).map(peerHand), (hand) => Util.tingpai(hand, Util.xiangting_yiban).length),
    )
  },
  'useful tiles, with seven pairs': () => rates(load(drawHands(13, 0), (hand) => usefulTiles(hand, 4, both))),
  'useful tiles, beside two melds': () =>
    rates(load(drawMelded(), ({ hand, melds }) => usefulTiles(hand, 2, standard, melds))),
  'readings of complete hands': () => rates(load(completeHands(), (hand) => readings(hand, 4, both).length)),
}

console.log(JSON.stringify(MEASURED[process.argv[2]!]!()))
