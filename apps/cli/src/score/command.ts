import { Option, type Command } from 'commander'
import { RULE_SETS } from '@paipu/engine'
import { SUITS } from '@paipu/tiles'
import { unusable } from '../support/failure.ts'
import { lineBatches } from '../support/lines.ts'
import { STDOUT } from '../support/output.ts'
import { WIN_WAYS } from './asked.ts'
import { MID_DEAL } from './answer.ts'
import { addMeld, askedHand, oneTile, someTiles, wholeNumber, type ScoreFlags } from './flags.ts'
import { answerHand, answerLine } from './line.ts'
import { answerText } from './text.ts'

const EXAMPLES = `
A hand is written as ranks and their suit: 123m characters, 99p dots, 456s bamboo, R the wild red dragon. With the
winning tile among its concealed tiles (14, in Blood Flow 11, less three a meld) it is scored; one tile short, its waits
are told.

Examples:
  paipu score 123m456m789m123p99p --rules sichuan-swap-three --void s --win 9p --by discard
  paipu score 777m99m --rules sichuan-swap-three --void s --meld concealed-kong:1m --meld pung:3m --meld pung:5m
  paipu score 1112345678999m --rules sichuan-swap-three --void s
  paipu score 12mR456p789p111s99s --rules red-dragon-wild --birds 1m1m5s7p
  paipu score --jsonl < hands.jsonl > answers.jsonl

--jsonl reads one JSON object a line and writes one a line, in order:
  in   {"ruleSet", "options"?: {"fanCap"}, "concealed", "melds"?: [{"kind", "tile"}], "voidSuit"?,
        "win"?: {"tile", "by", "afterKong"?, "afterKongDiscard"?, "lastTile"?, "birds"?, "announced"?,
                 "discardNumber"?, "wallLeft"?}}
  out  {"win", "reason"?, "fans", "fan", "points"}  with a win: "points" is what each payer pays
       {"ready", "waits", "shanten", "best"}        without
       {"error": {"code", "message"}}               for a line that can't be read or is impossible; exit code 1 at the end
voidSuit is m, p or s and is needed where the rule set has a void suit. Where discardNumber and wallLeft are left off the
win is in mid-deal (discard ${MID_DEAL.discardNumber}, ${MID_DEAL.wallLeft} tiles left), outside every window; wallLeft 0 means the last tile.

Rule sets: ${RULE_SETS.map((rules) => rules.id).join(', ')}`

/** Adds `paipu score`. */
export function addScore(program: Command): void {
  program
    .command('score [hands...]')
    .summary('tell whether hands win, what they are worth, or what they wait for')
    .description(
      'Tells whether hands win, with which fan and points, or what they wait for: the same answer as at a table.',
    )
    .option('--rules <id>', 'the rule set')
    .option(
      '--meld <kind:tile>',
      'a declared meld: pung, exposed-kong, added-kong or concealed-kong, as pung:5m (again for each)',
      addMeld,
    )
    .addOption(new Option('--void <suit>', 'the void suit, where the rule set has one').choices(SUITS))
    .option('--fan-cap <n>', 'the fan cap, where the rule set lets a table choose', wholeNumber)
    .option('--win <tile>', 'the winning tile (default: the last one written)', oneTile)
    .addOption(
      new Option('--by <way>', 'how it is won (default: discard, or self-draw where discards can’t be won)').choices(
        WIN_WAYS,
      ),
    )
    .option('--after-kong', 'on the replacement tile of an own kong')
    .option('--after-kong-discard', 'on the discard of a seat that has just made a kong')
    .option('--last-tile', 'with the last tile of the wall, or on its discard')
    .option('--birds <tiles>', 'the birds turned up, as 1m5pR', someTiles)
    .option('--announced', 'the seat has announced ready')
    .option('--discard-number <n>', 'how many tiles have been discarded, this one counted', wholeNumber)
    .option('--wall-left <n>', 'how many tiles are left in the live wall', wholeNumber)
    .option('--json', 'write one JSON object a hand')
    .option('--jsonl', 'answer JSON Lines from standard input')
    .addHelpText('after', EXAMPLES)
    .action(score)
}

async function score(hands: readonly string[], flags: ScoreFlags): Promise<void> {
  if (flags.jsonl === true && hands.length > 0) throw unusable('score: give hands or --jsonl, not both')
  if (flags.jsonl === true) return answerStream(flags.rules ?? null)
  if (hands.length === 0)
    throw unusable('score: give a hand such as 123m456m789m123p99p, or --jsonl (see paipu score --help)')
  if (flags.rules === undefined)
    throw unusable('score: --rules is missing: the id of a rule set (see paipu score --help)')
  const asked = hands.map((hand) => askedHand(hand, flags))
  const texts = asked.map((hand) => (flags.json === true ? `${JSON.stringify(answerHand(hand))}\n` : answerText(hand)))
  await STDOUT.write(texts.join(flags.json === true ? '' : '\n'))
}

/** Answers what comes on standard input, line by line, each batch as soon as it has come. */
async function answerStream(defaultRuleSet: string | null): Promise<void> {
  for await (const lines of lineBatches(process.stdin)) {
    let answers = ''
    for (const line of lines) {
      const { ok, json } = answerLine(line, defaultRuleSet)
      if (!ok) process.exitCode = 1
      answers += `${json}\n`
    }
    await STDOUT.write(answers)
  }
}
