import { InvalidArgumentError, Option, type Command } from 'commander'
import { RULE_SET_IDS, RULE_SETS } from '@paipu/engine'
import { parseTile, parseTiles, SUITS, type Suit, type Tile } from '@paipu/tiles'
import type { Language } from '@paipu/views'
import { unusable } from '../support/failure.ts'
import type { AskedHand, AskedMeld, Early, HandLine, WinLine } from './asked.ts'
import { readHand } from './hand.ts'

/** The flags of `paipu score`. */
export interface ScoreFlags {
  readonly rules?: string
  readonly meld?: readonly AskedMeld[]
  readonly void?: Suit
  readonly fanCap?: number
  readonly win?: Tile
  readonly by?: WinLine['by']
  readonly afterKong?: true
  readonly afterKongDiscard?: true
  readonly lastTile?: true
  readonly birds?: readonly Tile[]
  readonly announced?: true
  readonly discardNumber?: number
  readonly wallLeft?: number
  readonly early?: Early
  readonly explain?: true
  readonly language?: Language
  readonly json?: true
  readonly jsonl?: true
  readonly in?: string
}

/** Adds the flags that say what a hand is, beside its tiles. */
export function addHandFlags(command: Command): Command {
  return command
    .addOption(new Option('--rules <id>', 'the rule set').choices(RULE_SET_IDS))
    .option(
      '--meld <kind:tile>',
      'a declared meld: pung, exposed-kong, added-kong or concealed-kong, as pung:5m (again for each)',
      addMeld,
    )
    .addOption(new Option('--void <suit>', 'the void suit, where the rule set has one').choices(SUITS))
    .option('--fan-cap <n>', 'the fan cap, where the rule set lets a table choose', wholeNumber)
}

/** The hand that a person writes, by the same checks as one a program writes. */
export function askedHand(hand: string, flags: ScoreFlags): AskedHand {
  const asked = readHand(handLine(hand, flags), null)
  if (!asked.ok) throw unusable(`${hand}: ${asked.fault.message}`)
  return asked.value
}

function handLine(hand: string, flags: ScoreFlags): HandLine {
  return {
    ruleSet: flags.rules,
    concealed: hand,
    melds: flags.meld,
    voidSuit: flags.void,
    options: flags.fanCap === undefined ? null : { fanCap: flags.fanCap },
    win: winOf(hand, flags),
  }
}

/** The win that a person asks about: whenever the tiles are as many as a win needs, or a flag speaks of one. */
function winOf(hand: string, flags: ScoreFlags): WinLine | null {
  const { win, by, afterKong, afterKongDiscard, lastTile, birds, announced, discardNumber, wallLeft, early } = flags
  const parsed = parseTiles(hand)
  const last = parsed.ok ? parsed.tiles.at(-1) : undefined
  if (!parsed.ok || last === undefined) return null
  const situation = { afterKong, afterKongDiscard, lastTile, birds, announced, discardNumber, wallLeft, early }
  const spoken = win !== undefined || by !== undefined || Object.values(situation).some((flag) => flag !== undefined)
  if (!spoken && parsed.tiles.length % 3 !== 2) return null
  return { tile: win ?? last, by: by ?? defaultWay(flags), ...situation }
}

function defaultWay({ rules: ruleSet, afterKong, early }: ScoreFlags): WinLine['by'] {
  const selfDraw =
    afterKong === true || early !== undefined || RULE_SETS.some((rules) => rules.id === ruleSet && !rules.discardWins)
  return selfDraw ? 'self-draw' : 'discard'
}

/** Reads `pung:5m` and adds it to the melds before; whether there is such a meld is checked with the hand. */
function addMeld(text: string, before: readonly AskedMeld[] = []): AskedMeld[] {
  const [kind, tile] = text.split(':')
  return [...before, { kind, tile } as AskedMeld]
}

/** Reads one tile code. Throws where commander reports it. */
export function oneTile(text: string): Tile {
  const tile = parseTile(text)
  if (tile === null) throw new InvalidArgumentError('It must be a tile such as 5m or R.')
  return tile
}

/** Reads tiles in the compact notation. Throws where commander reports it. */
export function someTiles(text: string): Tile[] {
  const parsed = parseTiles(text)
  if (!parsed.ok) throw new InvalidArgumentError(`At character ${parsed.at + 1}, ${parsed.message}.`)
  return parsed.tiles
}

/** Reads a whole number from 0. Throws where commander reports it. */
export function wholeNumber(text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new InvalidArgumentError('It must be a whole number.')
  return Number(text)
}
