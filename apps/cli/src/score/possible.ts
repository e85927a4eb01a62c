import {
  countTiles,
  firstKindOf,
  kindOf,
  KIND_COUNT,
  parseTiles,
  RED,
  tileAt,
  type Counts,
  type Suit,
  type Tile,
} from '@paipu/tiles'
import type { RuleOptions } from '@paipu/contracts'
import { meldCounts, newestRuleSet, RULE_SET_IDS, type RuleSet } from '@paipu/engine'
import type { AskedHand, AskedMeld, HandLine, TilesLine, WinLine } from './asked.ts'
import { inShort } from './fields.ts'
import { fault, read, type Fault, type Read } from './fault.ts'

/** The tiles of a hand under a rule set, as they were written. */
export interface HandTiles {
  readonly rules: RuleSet
  readonly options: RuleOptions
  readonly tiles: readonly Tile[]
  readonly melds: readonly AskedMeld[]
  readonly voidSuit: Suit | null
}

/** Tiles that lie elsewhere: where the line has them, and where they are, in words. */
export interface TilesBeside {
  readonly field: string
  readonly place: string
  readonly tiles: readonly Tile[]
}

/** Whether a hand holds the tile that wins, or is drawn, or is one tile short. */
export type HandSize = 'full' | 'short'

/**
 * Turns a hand that is well written into one that can be on a table under its rule set; everything else is refused, with
 * the tile and the reason. Only what the line itself holds is looked at: what lies with the other seats is not known.
 */
export function possibleHand(line: HandLine, defaultRuleSet: string | null): Read<AskedHand> {
  const hand = handTiles(line, defaultRuleSet)
  if (!hand.ok) return hand
  const { tiles, ...rest } = hand.value
  const win = line.win ?? null
  const concealed = countTiles(tiles)
  const birds = { field: 'win.birds', place: 'among the birds', tiles: win?.birds ?? [] }
  const wrong =
    impossibleTiles(hand.value, birds, [win === null ? 'short' : 'full']) ??
    (win === null ? null : winFault(rest.rules, concealed, win))
  return wrong === null ? read({ ...rest, concealed, win }) : { ok: false, fault: wrong }
}

/** Reads the rule set, its options and the tiles of a line that is well formed. */
export function handTiles(line: TilesLine, defaultRuleSet: string | null): Read<HandTiles> {
  const id = line.ruleSet ?? defaultRuleSet
  if (id === null) return refuse('missing-field', 'ruleSet', 'ruleSet is missing: the id of a rule set')
  const rules = newestRuleSet(id)
  if (rules === null)
    return refuse(
      'unknown-rule-set',
      'ruleSet',
      `there is no rule set ${inShort(id)}: there are ${RULE_SET_IDS.join(', ')}`,
    )
  const tiles = readTiles(line.concealed, 'concealed')
  if (!tiles.ok) return tiles
  const fanCap = line.options?.fanCap === undefined ? rules.options.fanCap : line.options.fanCap
  if (!rules.fanCaps.includes(fanCap))
    return refuse(
      'invalid-option',
      'options.fanCap',
      `options.fanCap ${fanCap}: ${rules.id} has ${rules.fanCaps.join(' or ')}`,
    )
  const { melds, voidSuit } = line
  return read({ rules, options: { fanCap }, tiles: tiles.value, melds: melds ?? [], voidSuit: voidSuit ?? null })
}

/** Reads a field that holds tiles in the compact notation. */
export function readTiles(text: string, field: string): Read<readonly Tile[]> {
  const parsed = parseTiles(text)
  return parsed.ok
    ? read(parsed.tiles)
    : refuse('invalid-notation', field, `${field} ${inShort(text)}: at character ${parsed.at + 1}, ${parsed.message}`)
}

/** Why tiles can't lie on a table like this, or `null`: foreign tiles, impossible melds, fifth copies, a wrong count, the void suit. */
export function impossibleTiles(hand: HandTiles, beside: TilesBeside, sizes: readonly HandSize[]): Fault | null {
  const { rules, tiles, melds, voidSuit } = hand
  return (
    foreignTile(hand, beside) ??
    meldFault(rules, melds) ??
    fifthCopy(countTiles(tiles), melds, beside) ??
    countFault(hand, sizes) ??
    voidFault(rules, voidSuit, melds)
  )
}

function refuse(code: Fault['code'], field: string, message: string): Read<never> {
  return { ok: false, fault: fault(code, field, message) }
}

/** A tile that the rule set's wall does not have (rules.md C1). */
function foreignTile({ rules, tiles, melds }: HandTiles, beside: TilesBeside): Fault | null {
  if (rules.reds) return null
  const meld = melds.findIndex(({ tile }) => tile === RED)
  const field = tiles.includes(RED)
    ? 'concealed'
    : meld >= 0
      ? `melds[${meld}].tile`
      : beside.tiles.includes(RED)
        ? beside.field
        : null
  return field === null
    ? null
    : fault('tile-not-in-set', field, `R: ${rules.id} is played without red dragons (rule C1)`)
}

function meldFault(rules: RuleSet, melds: readonly AskedMeld[]): Fault | null {
  const red = melds.findIndex((meld) => meld.tile === RED)
  if (red >= 0)
    return fault(
      'impossible-meld',
      `melds[${red}].tile`,
      `${melds[red]!.kind} of R: red dragons can't be melded (rule R1)`,
    )
  if (melds.length <= rules.sets) return null
  return fault(
    'impossible-meld',
    'melds',
    `${melds.length} melds: a hand of ${rules.id} has ${rules.sets} sets (rule C10, B2)`,
  )
}

/** More copies of a tile than there are (rules.md C1). */
function fifthCopy(concealed: Counts, melds: readonly AskedMeld[], beside: TilesBeside): Fault | null {
  const melded = meldCounts(melds)
  const elsewhere = countTiles(beside.tiles)
  for (let kind = 0; kind < KIND_COUNT; kind++) {
    const places = [
      { field: 'concealed', place: 'concealed', copies: concealed[kind]! },
      { field: 'melds', place: 'in melds', copies: melded[kind]! },
      { ...beside, copies: elsewhere[kind]! },
    ].filter(({ copies }) => copies > 0)
    const copies = places.reduce((sum, place) => sum + place.copies, 0)
    if (copies > 4) {
      const where = places.map((place) => `${place.copies} ${place.place}`).join(', ')
      const message = `${copies} copies of ${tileAt(kind)}: ${where}; there are four (rule C1)`
      return fault('fifth-copy', places[0]!.field, message)
    }
  }
  return null
}

/** What each size is short of, or holds. */
const SIZE_WORDS: Readonly<Record<HandSize, string>> = {
  full: 'with the winning tile',
  short: 'one tile short of a win',
}

/** Sets of three and a pair, less three tiles a meld; a hand that is short has one tile less (rules.md C10, B2). */
function countFault({ rules, tiles, melds }: HandTiles, sizes: readonly HandSize[]): Fault | null {
  const wanted = sizes.map((size) => 3 * (rules.sets - melds.length) + (size === 'full' ? 2 : 1))
  if (wanted.includes(tiles.length)) return null
  const why = sizes.map((size) => SIZE_WORDS[size]).join(' or ')
  return fault(
    'wrong-count',
    'concealed',
    `${tiles.length} concealed tiles where ${wanted.join(' or ')} belong: ${why}, beside ${melds.length} melds (rule C10, B2)`,
  )
}

function voidFault(rules: RuleSet, suit: Suit | null, melds: readonly AskedMeld[]): Fault | null {
  if (rules.voidSuit === 'none')
    return suit === null ? null : fault('no-void-suit', 'voidSuit', `voidSuit ${suit}: ${rules.id} has no void suit`)
  if (suit === null)
    return fault(
      'missing-void-suit',
      'voidSuit',
      `voidSuit is missing: in ${rules.id} every seat declares m, p or s void (rule V1)`,
    )
  const first = firstKindOf(suit)
  const at = melds.findIndex(({ tile }) => kindOf(tile) >= first && kindOf(tile) < first + 9)
  const meld = melds[at]
  return meld === undefined
    ? null
    : fault(
        'impossible-meld',
        `melds[${at}].tile`,
        `${meld.kind} of ${meld.tile}: tiles of the void suit can't be melded (rule V4)`,
      )
}

/** A win that the hand or the way it was made rules out. */
function winFault(rules: RuleSet, concealed: Counts, win: WinLine): Fault | null {
  const { tile, by, birds, announced, afterKong, afterKongDiscard, lastTile, early } = win
  const impossible = (field: keyof WinLine, why: string): Fault =>
    fault('impossible-win', `win.${field}`, `win.${field}: ${why}`)
  if (concealed[kindOf(tile)] === 0)
    return fault('tile-not-held', 'win.tile', `win.tile ${tile} is not among the concealed tiles, which include it`)
  if (birds != null && birds.length > rules.birds)
    return impossible('birds', `${birds.length} birds, ${rules.id} has ${rules.birds} (rule R2)`)
  if (announced === true && !rules.announcing)
    return impossible('announced', `in ${rules.id} ready can't be announced (rule W6)`)
  if (afterKong === true && by !== 'self-draw')
    return impossible('afterKong', 'a win on an own replacement tile is a self-draw (rule C7)')
  if (afterKongDiscard === true && by !== 'discard')
    return impossible('afterKongDiscard', 'a win on a discard after a kong is by discard (rule W7)')
  if (early != null && by !== 'self-draw')
    return impossible('early', 'a win on the opening hand or at a first draw is a self-draw (rule C4, X3)')
  if (lastTile === true && by === 'rob')
    return impossible('lastTile', 'no kong can be made, nor robbed, when no tile is left (rule C7)')
  return null
}
