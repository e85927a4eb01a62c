import { countTiles, parseTile, tiles, type Suit, type Tile } from '@paipu/tiles'
import {
  scoreWin,
  bestWaitPoints,
  waitsOf,
  type Meld,
  type RuleSet,
  type Scored,
  type WaitingHand,
  type WinQuestion,
} from '../../src/index.ts'
import { isWin } from '../../src/score.ts'

const MELD_KINDS: Readonly<Record<string, Meld['kind']>> = {
  pung: 'pung',
  'exposed kong': 'exposed-kong',
  'added kong': 'added-kong',
  'concealed kong': 'concealed-kong',
}

/** Reads a meld as cases.md writes it: `pung 3m`, `concealed kong 9p`. */
export function meld(text: string): Pick<Meld, 'kind' | 'tile'> {
  const [, name, code] = /^(.+) (\S+)$/.exec(text) ?? []
  const kind = MELD_KINDS[name ?? '']
  const tile = parseTile(code ?? '')
  if (kind === undefined || tile === null) throw new Error(`${JSON.stringify(text)} is no meld`)
  return { kind, tile }
}

/** What a test says about a win besides its concealed tiles; the rest is an ordinary discard in mid-deal. */
export interface Situation extends Partial<Omit<WinQuestion, 'concealed' | 'melds' | 'birds'>> {
  readonly melds?: readonly string[]
  readonly birds?: string
  readonly cap?: number | null
}

/** Scores a win; `concealed` includes the winning tile, as in cases.md. Throws where `isWin` answers otherwise. */
export function scored(
  rules: RuleSet,
  concealed: string,
  { melds = [], birds = '', cap, ...situation }: Situation = {},
): Scored {
  const held = tiles(concealed)
  const win: WinQuestion = {
    concealed: countTiles(held),
    melds: melds.map(meld),
    voidSuit: rules.voidSuit === 'none' ? null : 's',
    tile: held.at(-1)!,
    by: 'discard',
    afterKong: false,
    afterKongDiscard: false,
    lastTile: false,
    birds: tiles(birds),
    announced: false,
    discardNumber: 20,
    wallLeft: 30,
    early: null,
    ...situation,
  }
  const score = scoreWin(rules, cap === undefined ? rules.options : { fanCap: cap }, win)
  if (isWin(rules, win) !== score.win) throw new Error(`isWin and scoreWin differ on ${concealed}`)
  return score
}

/** Fan before the cap and points of each payer, of a hand that must win. */
export function value(rules: RuleSet, concealed: string, situation: Situation = {}): [fan: number, points: number] {
  const score = scored(rules, concealed, situation)
  if (!score.win) throw new Error(`${concealed} does not win: ${score.reason}`)
  return [score.fan, score.points]
}

/** The fan of a win by name. */
export function fansOf(score: Scored): Readonly<Record<string, number>> {
  return score.win ? Object.fromEntries(score.fans.map(({ name, fan }) => [name, fan])) : {}
}

/** A hand one tile short, void suit bamboo where the rule set has one. */
function waitingHand(rules: RuleSet, concealed: string, melds: readonly string[] = [], voidSuit?: Suit): WaitingHand {
  return {
    concealed: countTiles(tiles(concealed)),
    melds: melds.map(meld),
    voidSuit: rules.voidSuit === 'none' ? null : (voidSuit ?? 's'),
  }
}

/** The waits of a hand, joined by blanks. */
export function waitsIn(rules: RuleSet, concealed: string, melds: readonly string[] = [], voidSuit?: Suit): string {
  return waitsOf(rules, waitingHand(rules, concealed, melds, voidSuit)).join(' ')
}

/** The value of a hand's best wait (rules.md C12a). */
export function bestIn(rules: RuleSet, concealed: string, melds: readonly string[] = [], voidSuit?: Suit): number {
  return bestWaitPoints(rules, rules.options, waitingHand(rules, concealed, melds, voidSuit))
}

/** One tile code as a test writes it. */
export function tile(code: string): Tile {
  const parsed = parseTile(code)
  if (parsed === null) throw new Error(`${code} is no tile`)
  return parsed
}
