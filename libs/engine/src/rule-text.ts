import type { Clock } from '@paipu/contracts'
import type { Suit } from '@paipu/tiles'
import type { WinQuestion } from './rule-set.ts'
import type { BySeat } from './seats.ts'
import type { Meld, Standing } from './terms.ts'

/** A text in the two languages of equal rank. */
export interface Bilingual {
  readonly en: string
  readonly zh: string
}

/** The parts of a rule sheet in the order in which they are read, with their titles. */
export const RULE_SECTIONS = {
  tiles: { en: 'Tiles and deal', zh: '牌与发牌' },
  opening: { en: 'Opening', zh: '开局' },
  turn: { en: 'Turn and claims', zh: '行牌与碰杠' },
  kongs: { en: 'Kongs', zh: '杠' },
  winning: { en: 'Winning', zh: '胡牌' },
  value: { en: 'Value', zh: '番与分' },
  payments: { en: 'Payments', zh: '付分' },
  'wall-end': { en: 'Wall end', zh: '牌墙摸完' },
  clocks: { en: 'Clocks', zh: '时限' },
} as const satisfies Readonly<Record<string, Bilingual>>

export type RuleSectionId = keyof typeof RULE_SECTIONS

/** One sentence of a rule sheet: it restates a rule of rules.md. */
export interface RuleSentence {
  /** The rule's number, `S2`. */
  readonly rule: string
  readonly text: Bilingual
  /** The source is silent on this point: it was decided for Paipu. */
  readonly decidedHere?: true
  /** It stands for values that the source does not give (rules.md W8). */
  readonly houseValue?: true
  /** The fan it defines, by the name the rule set gives it. */
  readonly fan?: string
}

/** The sentences of one part of a rule sheet. */
export interface RuleSection {
  readonly id: RuleSectionId
  readonly title: Bilingual
  readonly sentences: readonly RuleSentence[]
}

/**
 * Where a rule set's text comes from: a rule text by its title, written in a language, or the research project whose
 * recorded games were played by these rules.
 */
export type RuleSource =
  | { readonly kind: 'text'; readonly title: string; readonly language: 'en' | 'de' }
  | { readonly kind: 'records'; readonly project: string; readonly by: string; readonly licence: string }

/** A meld of an example; whose discard was called does not matter to it. */
export type ExampleMeld = Pick<Meld, 'kind' | 'tile'>

/** A winning hand of the rule sheet. Whether it wins, its fan and its points are worked out, never written down. */
export interface ExampleHand {
  /** What it is an example of: a fan by the name the rule set gives it, or anything else, in words. */
  readonly of: { readonly fan: string } | { readonly title: Bilingual }
  /** Concealed tiles in compact notation, the winning tile last. */
  readonly concealed: string
  readonly melds: readonly ExampleMeld[]
  /** How it was won; what is not said is as in an ordinary win in mid-deal. */
  readonly win: Pick<WinQuestion, 'by'> &
    Partial<Omit<WinQuestion, 'by' | 'concealed' | 'melds' | 'tile' | 'voidSuit' | 'announced'>>
}

/** A seat in the example of a wall's end; one that has left shows no tiles. */
export interface ExampleSeat {
  readonly concealed: string
  readonly melds: readonly Meld[]
  readonly voidSuit: Suit
  readonly standing: Standing
}

/** A clock that a table may choose, with its name. */
export interface NamedClock {
  readonly name: Bilingual
  readonly clock: Clock
}

/** A term in the source's own language, where that is neither English nor Chinese. */
export interface GlossaryEntry extends Bilingual {
  /** The words the source uses, the plainest first. */
  readonly source: readonly string[]
}

/** What the rule sheet of one rule set says beyond what its {@link RuleSet} value knows. */
export interface RuleText {
  readonly source: RuleSource
  readonly sections: readonly RuleSection[]
  readonly examples: readonly ExampleHand[]
  /** Four seats at the wall's end, or `null` where nobody pays there. */
  readonly wallEnd: BySeat<ExampleSeat> | null
  /** The clocks a table may choose from; none where the rule set's own is the only one. */
  readonly clocks: readonly NamedClock[]
  readonly glossary: readonly GlossaryEntry[]
}

/** A sentence that restates a rule. */
export function say(rule: string, en: string, zh: string): RuleSentence {
  return { rule, text: { en, zh } }
}

/** The same sentence as a house decision: the source is silent. */
export function decided(sentence: RuleSentence): RuleSentence {
  return { ...sentence, decidedHere: true }
}

/** The same sentence as one that speaks of house values. */
export function house(sentence: RuleSentence): RuleSentence {
  return { ...sentence, houseValue: true }
}

/** The same sentence as the definition of a fan. */
export function defines(fan: string, sentence: RuleSentence): RuleSentence {
  return { ...sentence, fan }
}

/** A part of a rule sheet. */
export function section(id: RuleSectionId, sentences: readonly RuleSentence[]): RuleSection {
  return { id, title: RULE_SECTIONS[id], sentences }
}
