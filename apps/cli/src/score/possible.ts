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
import { meldCounts, newestRuleSet, RULE_SETS, type RuleSet } from '@paipu/engine'
import type { AskedHand, AskedMeld, HandLine, WinLine } from './asked.ts'
import { inShort } from './fields.ts'
import { fault, read, type Fault, type Read } from './fault.ts'

/**
 * Turns a hand that is well written into one that can be on a table under its rule set; everything else is refused, with
 * the tile and the reason. Only what the line itself holds is looked at: what lies with the other seats is not known.
 */
export function possibleHand(line: HandLine, defaultRuleSet: string | null): Read<AskedHand> {
  const id = line.ruleSet ?? defaultRuleSet
  if (id === null) return refuse('missing-field', 'ruleSet is missing: the id of a rule set')
  const rules = newestRuleSet(id)
  if (rules === null)
    return refuse(
      'unknown-rule-set',
      `there is no rule set ${inShort(id)}: there are ${RULE_SETS.map((known) => known.id).join(', ')}`,
    )
  const parsed = parseTiles(line.concealed)
  if (!parsed.ok)
    return refuse(
      'invalid-notation',
      `concealed ${inShort(line.concealed)}: at character ${parsed.at + 1}, ${parsed.message}`,
    )
  const melds = line.melds ?? []
  const win = line.win ?? null
  const concealed = countTiles(parsed.tiles)
  const wrong =
    optionsFault(rules, line) ??
    foreignTile(rules, [...parsed.tiles, ...melds.map((meld) => meld.tile), ...(win?.birds ?? [])]) ??
    meldFault(rules, melds) ??
    fifthCopy(concealed, melds, win) ??
    countFault(rules, parsed.tiles.length, melds.length, win !== null) ??
    voidFault(rules, line.voidSuit ?? null, melds) ??
    (win === null ? null : winFault(rules, concealed, win))
  if (wrong !== null) return { ok: false, fault: wrong }
  return read({ rules, options: optionsOf(rules, line), concealed, melds, voidSuit: line.voidSuit ?? null, win })
}

function refuse(code: Fault['code'], message: string): Read<never> {
  return { ok: false, fault: fault(code, message) }
}

function optionsOf(rules: RuleSet, { options }: HandLine): RuleOptions {
  return options?.fanCap === undefined ? rules.options : { fanCap: options.fanCap }
}

function optionsFault(rules: RuleSet, line: HandLine): Fault | null {
  const { fanCap } = optionsOf(rules, line)
  if (rules.fanCaps.includes(fanCap)) return null
  return fault('invalid-option', `options.fanCap ${fanCap}: ${rules.id} has ${rules.fanCaps.join(' or ')}`)
}

/** A tile that the rule set's wall does not have (rules.md C1). */
function foreignTile(rules: RuleSet, tiles: readonly Tile[]): Fault | null {
  return !rules.reds && tiles.includes(RED)
    ? fault('tile-not-in-set', `R: ${rules.id} is played without red dragons (rules.md C1)`)
    : null
}

function meldFault(rules: RuleSet, melds: readonly AskedMeld[]): Fault | null {
  const red = melds.find((meld) => meld.tile === RED)
  if (red !== undefined) return fault('impossible-meld', `${red.kind} of R: red dragons can't be melded (rules.md R1)`)
  if (melds.length <= rules.sets) return null
  return fault(
    'impossible-meld',
    `${melds.length} melds: a hand of ${rules.id} has ${rules.sets} sets (rules.md C10, B2)`,
  )
}

/** More copies of a tile than there are (rules.md C1). */
function fifthCopy(concealed: Counts, melds: readonly AskedMeld[], win: WinLine | null): Fault | null {
  const melded = meldCounts(melds)
  const birds = countTiles(win?.birds ?? [])
  for (let kind = 0; kind < KIND_COUNT; kind++) {
    const copies = concealed[kind]! + melded[kind]! + birds[kind]!
    if (copies > 4)
      return fault(
        'fifth-copy',
        `${copies} copies of ${tileAt(kind)}: ${placesOf(concealed[kind]!, melded[kind]!, birds[kind]!)}; there are four (rules.md C1)`,
      )
  }
  return null
}

function placesOf(concealed: number, melded: number, birds: number): string {
  const places = [`${concealed} concealed`, `${melded} in melds`, `${birds} among the birds`]
  return places.filter((place) => !place.startsWith('0 ')).join(', ')
}

/** Sets of three and a pair, less three tiles a meld; a hand without a win is one tile short (rules.md C10, B2). */
function countFault(rules: RuleSet, tiles: number, melds: number, won: boolean): Fault | null {
  const wanted = 3 * (rules.sets - melds) + (won ? 2 : 1)
  if (tiles === wanted) return null
  const why = won ? 'with the winning tile' : 'one tile short of a win'
  return fault(
    'wrong-count',
    `${tiles} concealed tiles where ${wanted} belong: ${why}, beside ${melds} melds (rules.md C10, B2)`,
  )
}

function voidFault(rules: RuleSet, suit: Suit | null, melds: readonly AskedMeld[]): Fault | null {
  if (rules.voidSuit === 'none')
    return suit === null ? null : fault('no-void-suit', `voidSuit ${suit}: ${rules.id} has no void suit`)
  if (suit === null)
    return fault(
      'missing-void-suit',
      `voidSuit is missing: in ${rules.id} every seat declares m, p or s void (rules.md V1)`,
    )
  const first = firstKindOf(suit)
  const meld = melds.find(({ tile }) => kindOf(tile) >= first && kindOf(tile) < first + 9)
  return meld === undefined
    ? null
    : fault('impossible-meld', `${meld.kind} of ${meld.tile}: tiles of the void suit can't be melded (rules.md V4)`)
}

/** A win that the hand or the way it was made rules out. */
function winFault(rules: RuleSet, concealed: Counts, win: WinLine): Fault | null {
  const { tile, by, birds, announced, afterKong, afterKongDiscard, lastTile } = win
  if (concealed[kindOf(tile)] === 0)
    return fault('tile-not-held', `win.tile ${tile} is not among the concealed tiles, which include it`)
  if (birds != null && birds.length > rules.birds)
    return fault('impossible-win', `win.birds: ${birds.length} birds, ${rules.id} has ${rules.birds} (rules.md R2)`)
  if (announced === true && !rules.announcing)
    return fault('impossible-win', `win.announced: in ${rules.id} ready can't be announced (rules.md W6)`)
  if (afterKong === true && by !== 'self-draw')
    return fault('impossible-win', 'win.afterKong: a win on an own replacement tile is a self-draw (rules.md C7)')
  if (afterKongDiscard === true && by !== 'discard')
    return fault('impossible-win', 'win.afterKongDiscard: a win on a discard after a kong is by discard (rules.md W7)')
  if (lastTile === true && by === 'rob')
    return fault('impossible-win', 'win.lastTile: no kong can be made, nor robbed, when no tile is left (rules.md C7)')
  return null
}
