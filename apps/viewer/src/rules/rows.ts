import {
  pointsForFan,
  scoreExample,
  type Bilingual,
  type ExampleHand,
  type RuleSentence,
  type RuleSet,
  type RuleText,
  type Score,
  type WinBy,
} from '@paipu/engine'
import { FAN_NAMES } from '@paipu/views'

/** An example hand with what it is worth. */
export interface ScoredExample {
  readonly example: ExampleHand
  readonly score: Score
}

/** One row of the fan table: a fan, or a hand of another name, with the sentence that defines it and its examples. */
export interface FanRow {
  readonly name: Bilingual
  /** What it counts in its examples, each time it holds; `null` where it is no fan or has no value of its own. */
  readonly fan: number | null
  /** Whether it can count several times in a hand. */
  readonly repeats: boolean
  readonly definition: RuleSentence | null
  readonly examples: readonly ScoredExample[]
}

/** The fan table of a rule set: its examples in their order, those of one name together. */
export function fanRows(rules: RuleSet, text: RuleText): FanRow[] {
  const sentences = text.sections.flatMap((part) => part.sentences)
  const names = [...new Set(text.examples.map(nameOf))]
  return names.map((name): FanRow => {
    const examples = text.examples
      .filter((example) => nameOf(example) === name)
      .map((example) => ({ example, score: scoreExample(rules, example) }))
    const values = examples.map(({ score }) => score.fans.find((fan) => fan.name === name)?.fan ?? 0)
    const { of } = examples[0]!.example
    const least = Math.min(...values)
    return {
      name: 'title' in of ? of.title : (FAN_NAMES[of.fan] ?? { en: of.fan, zh: of.fan }),
      fan: 'title' in of || least === 0 ? null : least,
      repeats: values.some((value) => value > least),
      definition: sentences.find(({ fan }) => fan === name) ?? null,
      examples,
    }
  })
}

function nameOf({ of }: ExampleHand): string {
  return 'fan' in of ? of.fan : of.title.en
}

/** A row of the points table: what each payer pays by fan, for a cap and a way to win. */
export interface PointsRow {
  /** `null` where the cap, or the way, makes no difference. */
  readonly cap: number | null
  readonly by: WinBy | null
  readonly points: readonly number[]
}

/** How far the points table goes where there is no cap. */
const UNCAPPED_FAN = 8

/** What each payer pays, by fan from 0 on; the last entry stands for all further fan where there is a cap. */
export function pointsRows(rules: RuleSet): PointsRow[] {
  const last = Math.max(...rules.fanCaps.map((cap) => cap ?? UNCAPPED_FAN))
  const fans = Array.from({ length: last + 1 }, (_, fan) => fan)
  return rules.fanCaps.flatMap((fanCap) => {
    const cap = rules.fanCaps.length > 1 ? fanCap : null
    const byFan = (by: WinBy) => fans.map((fan) => pointsForFan(rules, fan, by, { fanCap }))
    const ways = (['discard', 'self-draw'] as const).map((by): PointsRow => ({ cap, by, points: byFan(by) }))
    const differ = ways[0]!.points.some((points, fan) => points !== ways[1]!.points[fan])
    return differ ? ways : [{ ...ways[0]!, by: null }]
  })
}
