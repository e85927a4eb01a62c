import type { Command } from 'commander'
import type { Suit } from '@paipu/tiles'
import type { AskedMeld } from '../score/asked.ts'
import { addHandFlags } from '../score/flags.ts'
import { answerStream } from '../score/stream.ts'
import { unusable } from '../support/failure.ts'
import { STDOUT } from '../support/output.ts'
import { answerHands, answerSeen } from './answer.ts'
import { readSeenHand, type HandsLine, type SeenHand } from './asked.ts'
import { handsText } from './text.ts'

/** The flags of `paipu hands`. */
interface HandsFlags {
  readonly rules?: string
  readonly meld?: readonly AskedMeld[]
  readonly void?: Suit
  readonly fanCap?: number
  readonly seen?: string
  readonly json?: true
  readonly jsonl?: true
  readonly in?: string
}

const EXAMPLES = `
A hand is written as ranks and their suit: 123m characters, 99p dots, 456s bamboo, R the wild red dragon. With 13 concealed
tiles (in Blood Flow 10), less three a meld, its waits or the tiles that bring it nearer are told; with one more, the
discards that leave it nearest. Shanten is how many tiles a hand is from ready: 0 ready, -1 complete.

Examples:
  paipu hands 1112345678999m --rules sichuan-swap-three --void s
  paipu hands 123m456m789m12p99s --rules sichuan-swap-three --void s
  paipu hands 4445556669999m --rules wanzhou
  paipu hands 55567m123p99p2s --rules blood-flow-discard-three --void s
  paipu hands 1255667799m --rules red-dragon-wild --meld exposed-kong:3m --seen 8m8m
  paipu hands --jsonl < hands.jsonl > answers.jsonl
  paipu hands --in hands.jsonl

--jsonl reads one JSON object a line and writes one a line, in order:
  in   {"ruleSet", "options"?: {"fanCap"}, "concealed", "melds"?: [{"kind", "tile"}], "voidSuit"?, "seen"?}
  out  {"shanten": {"standard", "sevenPairs", "best"}, "waits": [{"tile", "unseen", "fan", "points"}],
        "useful": [{"tile", "unseen"}]}                                    for a hand that is one tile short
       {"complete", "shanten", "discards": [{"tile", "shanten", "waits", "useful"}]}   with the tile drawn
       {"line", "error": {"code", "field", "message"}}                     for a line that can’t be read or is impossible
"unseen" is how many copies are not in the hand, its melds or "seen", the tiles that lie open elsewhere; a wait of which
none is left is a wait still. "fan" is the best by the hand’s shape and roots alone, before the cap, "points" what each
payer pays for it.
A drawn hand’s discards are those the void suit leaves and that keep it nearest.

Exit codes: 0 every hand was answered; 1 a line of --jsonl was refused (the others are answered); 2 the command or a hand
in it can’t be read or can’t be, and nothing was answered.

An answer names a rule by its number, as (rule V3): the rules pages of the viewer have them.`

/** Adds `paipu hands`. */
export function addHands(program: Command): void {
  const command = program
    .command('hands [hands...]')
    .summary('tell waits, shanten and useful tiles of hands')
    .description('Tells what hands wait for, how far they are from ready, and which tiles bring them nearer.')
  addHandFlags(command)
    .option('--seen <tiles>', 'tiles that lie open elsewhere, as 5m99p')
    .option('--json', 'write one JSON object a hand')
    .option('--jsonl', 'answer JSON Lines from standard input')
    .option('--in <file>', 'answer the JSON Lines of a file')
    .addHelpText('after', EXAMPLES)
    .action(hands)
}

async function hands(written: readonly string[], flags: HandsFlags): Promise<void> {
  const isStream = flags.jsonl === true || flags.in !== undefined
  if (isStream && written.length > 0) throw unusable('hands: give hands or --jsonl, not both')
  if (isStream)
    return answerStream(flags.in, {
      answer: (value) => answerHands(value, flags.rules ?? null),
      refusal: (error, line) => ({ line, error }),
    })
  if (written.length === 0)
    throw unusable('hands: give a hand such as 123m456m789m12p99s, or --jsonl (see paipu hands --help)')
  if (flags.rules === undefined)
    throw unusable('hands: --rules is missing: the id of a rule set (see paipu hands --help)')
  const asked = written.map((hand) => askedHand(hand, flags))
  const answers = asked.map((hand) => (flags.json === true ? `${JSON.stringify(answerSeen(hand))}\n` : handsText(hand)))
  return STDOUT.write(answers.join(flags.json === true ? '' : '\n'))
}

/** The hand that a person writes, by the same checks as one a program writes. */
function askedHand(hand: string, { rules, meld, void: voidSuit, fanCap, seen }: HandsFlags): SeenHand {
  const line: HandsLine = {
    ruleSet: rules,
    concealed: hand,
    melds: meld,
    voidSuit,
    seen,
    options: fanCap === undefined ? null : { fanCap },
  }
  const asked = readSeenHand(line, null)
  if (!asked.ok) throw unusable(`${hand}: ${asked.fault.message}`)
  return asked.value
}
