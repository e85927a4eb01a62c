import { Option, type Command } from 'commander'
import { LANGUAGES } from '@paipu/views'
import { unusable } from '../support/failure.ts'
import { STDOUT } from '../support/output.ts'
import { EARLY_WINS, WIN_WAYS } from './asked.ts'
import { MID_DEAL } from './answer.ts'
import { explainedText } from './explain-text.ts'
import { addHandFlags, askedHand, oneTile, someTiles, wholeNumber, type ScoreFlags } from './flags.ts'
import { answerHand, answerValue, scoreRefusal } from './hand.ts'
import { answerStream } from './stream.ts'
import { answerText } from './text.ts'

const EXAMPLES = `
A hand is written as ranks and their suit: 123m characters, 99p dots, 456s bamboo, R the wild red dragon. With the
winning tile among its concealed tiles (14, in Blood Flow 11, less three a meld) it is scored; one tile short, its waits
are told.

Examples:
  paipu score 123m456m789m123p99p --rules sichuan-swap-three --void s --win 9p --by discard
  paipu score 777m99m --rules sichuan-swap-three --void s --meld concealed-kong:1m --meld pung:3m --meld pung:5m
  paipu score 1112345678999m --rules sichuan-swap-three --void s
  paipu score 12mR456p789p111s99s --rules red-dragon-wild --birds 1m1m5s7p --explain
  paipu score --jsonl < hands.jsonl > answers.jsonl

--jsonl reads one JSON object a line and writes one a line, in order:
  in   {"ruleSet", "options"?: {"fanCap"}, "concealed", "melds"?: [{"kind", "tile"}], "voidSuit"?,
        "win"?: {"tile", "by", "afterKong"?, "afterKongDiscard"?, "lastTile"?, "birds"?, "announced"?,
                 "discardNumber"?, "wallLeft"?, "early"?}}
  out  {"win", "reason"?, "fans", "fan", "points"}   with a win: "points" is what each payer pays
       {"ready", "waits", "shanten", "best"}         without
       {"error": {"code", "message"}}                for a line that can't be read or is impossible
voidSuit is m, p or s and is needed where the rule set has a void suit. Where discardNumber and wallLeft are left off the
win is in mid-deal (discard ${MID_DEAL.discardNumber}, ${MID_DEAL.wallLeft} tiles left), outside every window; wallLeft 0 means the last tile.
With --explain an answer to a win also has "explanation": how "points" come about.

Exit codes: 0 every hand was answered, one that does not win or is not ready too; 1 a line of --jsonl was refused (the
others are answered); 2 the command or a hand in it can’t be read or can’t be, and nothing was answered.

An answer names a rule by its number, as (rule V3): the rules pages of the viewer have them.`

/** Adds `paipu score`. */
export function addScore(program: Command): void {
  const command = program
    .command('score [hands...]')
    .summary('tell whether hands win, what they are worth, or what they wait for')
    .description(
      'Tells whether hands win, with which fan and points, or what they wait for: the same answer as at a table.',
    )
  addHandFlags(command)
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
    .addOption(
      new Option('--early <when>', 'won on the opening hand, or at a first draw with nothing called before').choices(
        EARLY_WINS,
      ),
    )
    .option('--explain', 'show how a win comes to its points: reading, wilds, each fan, cap, base, and who pays what')
    .addOption(new Option('--language <code>', 'the language of --explain').choices(LANGUAGES).default('en'))
    .option('--json', 'write one JSON object a hand')
    .option('--jsonl', 'answer JSON Lines from standard input')
    .option('--in <file>', 'answer the JSON Lines of a file')
    .addHelpText('after', EXAMPLES)
    .action(score)
}

async function score(hands: readonly string[], flags: ScoreFlags): Promise<void> {
  const { explain = false, language = 'en' } = flags
  const isStream = flags.jsonl === true || flags.in !== undefined
  if (isStream && hands.length > 0) throw unusable('score: give hands or --jsonl, not both')
  if (isStream)
    return answerStream(flags.in, {
      answer: (value) => answerValue(value, flags.rules ?? null, explain),
      refusal: scoreRefusal,
    })
  if (hands.length === 0)
    throw unusable('score: give a hand such as 123m456m789m123p99p, or --jsonl (see paipu score --help)')
  if (flags.rules === undefined)
    throw unusable('score: --rules is missing: the id of a rule set (see paipu score --help)')
  const asked = hands.map((hand) => askedHand(hand, flags))
  if (flags.json === true)
    return STDOUT.write(asked.map((hand) => `${JSON.stringify(answerHand(hand, explain))}\n`).join(''))
  const texts = asked.map((hand) =>
    explain && hand.win !== null ? explainedText(hand, hand.win, language) : answerText(hand),
  )
  return STDOUT.write(texts.join('\n'))
}
