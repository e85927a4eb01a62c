import { READING } from './reading-word.ts'
import {
  either,
  FAN_NAME,
  HEX,
  joined,
  listOf,
  NUMBER,
  oneOf,
  orNothing,
  SEAT_WORD,
  SUIT,
  TILE,
  TILES_WORD,
  type Word,
} from './words.ts'

/** One field of an event in the text form. A field with a default may be left out at the line's end. */
export interface VerbField {
  readonly key: string
  readonly word: Word
  readonly byDefault?: unknown
}

/** How an event is called in the text form, and which words follow. */
export interface Verb {
  readonly verb: string
  readonly name: string
  readonly version: number
  readonly fields: readonly VerbField[]
}

const handOf = joined(
  [
    ['seat', SEAT_WORD],
    ['tiles', TILES_WORD],
  ],
  [':'],
)
const finalHand = joined(
  [
    ['seat', SEAT_WORD],
    ['concealed', TILES_WORD],
    ['removed', TILES_WORD],
  ],
  [':', '/'],
)
const move = joined(
  [
    ['from', SEAT_WORD],
    ['to', SEAT_WORD],
    ['tiles', TILES_WORD],
  ],
  ['>', ':'],
)
const payment = joined(
  [
    ['from', SEAT_WORD],
    ['to', SEAT_WORD],
    ['points', NUMBER],
  ],
  ['>', ':'],
)
const scoredFan = joined(
  [
    ['name', FAN_NAME],
    ['fan', NUMBER],
  ],
  [':'],
)

const field = (key: string, word: Word): VerbField => ({ key, word })
const usually = (key: string, word: Word, byDefault: unknown): VerbField => ({ key, word, byDefault })

/** Every event of version 1. A later version gets a row of its own; what has no row is written as `event`. */
export const VERBS: readonly Verb[] = [
  // What DealStarted carries stands in the header: see event-line.ts.
  verb('start', 'DealStarted'),
  verb('wall', 'WallBuilt', [
    field('wall', TILES_WORD),
    usually('birds', TILES_WORD, []),
    usually('seed', orNothing(HEX), null),
    usually('clientSeeds', listOf(orNothing(HEX)), [null, null, null, null]),
  ]),
  verb('hands', 'HandsDealt', [field('hands', listOf(handOf))]),
  verb('swap', 'SwapChosen', [field('tiles', TILES_WORD)]),
  verb('direction', 'SwapDirectionDrawn', [
    field('direction', oneOf(['left', 'across', 'right'])),
    usually('die', orNothing(NUMBER), null),
  ]),
  verb('swapped', 'TilesSwapped', [field('moves', listOf(move))]),
  verb('remove', 'TilesRemoved', [field('tiles', TILES_WORD)]),
  verb('void', 'VoidSuitChosen', [field('suit', SUIT)]),
  verb('voids', 'VoidSuitsDeclared', [field('suits', listOf(SUIT))]),
  verb('draw', 'TileDrawn', [
    field('tile', TILE),
    usually('end', oneOf(['front', 'back']), 'front'),
    usually('replacement', either('replacement', 'ordinary'), false),
  ]),
  verb('discard', 'TileDiscarded', [field('tile', TILE), usually('drawn', either('drawn', 'held'), false)]),
  verb('ready', 'ReadyAnnounced'),
  verb('offered', 'ClaimAnswered', [
    field('offers', listOf(oneOf(['win', 'kong', 'pung']))),
    field('answer', oneOf(['win', 'kong', 'pung', 'pass'])),
    usually('timedOut', either('timed-out', 'in-time'), false),
  ]),
  verb('pung', 'PungClaimed', [field('tile', TILE), field('from', SEAT_WORD)]),
  verb('kong', 'KongMade', [
    field('kind', oneOf(['concealed', 'exposed', 'added'])),
    field('tile', TILE),
    usually('from', orNothing(SEAT_WORD), null),
  ]),
  verb('robbed', 'KongRobbed', [field('tile', TILE), field('by', listOf(SEAT_WORD))]),
  verb('win', 'WinDeclared', [
    field('tile', TILE),
    field('from', orNothing(SEAT_WORD)),
    field('by', oneOf(['self-draw', 'discard', 'rob'])),
    field('reading', READING),
    field('fans', listOf(scoredFan)),
    field('fan', NUMBER),
    field('points', NUMBER),
  ]),
  verb('locked', 'HandLocked', [field('laidAside', TILE), field('tiles', TILES_WORD), field('waits', TILES_WORD)]),
  verb('birds', 'BirdsTurned', [field('birds', TILES_WORD), field('hits', NUMBER)]),
  verb('paid', 'PointsPaid', [
    field('reason', oneOf(['win', 'kong', 'kong-transfer', 'flower-pig', 'not-ready', 'kong-refund'])),
    field('tile', orNothing(TILE)),
    field('payments', listOf(payment)),
  ]),
  verb('timed-out', 'TurnTimedOut', [
    field('played', oneOf(['swap', 'remove', 'void', 'discard', 'kong', 'win'])),
    field('by', oneOf(['bot', 'rule'])),
  ]),
  verb('end', 'DealEnded', [
    field('result', oneOf(['won', 'wall-end', 'time-limit'])),
    field('totals', listOf(NUMBER)),
    field('hands', listOf(finalHand)),
    usually('seed', orNothing(HEX), null),
  ]),
]

function verb(verb: string, name: string, fields: readonly VerbField[] = []): Verb {
  return { verb, name, version: 1, fields }
}

const byEvent = new Map(VERBS.map((verb) => [`${verb.name}@${verb.version}`, verb]))
const byVerb = new Map(VERBS.map((verb) => [verb.verb, verb]))

/** The verb of an event, if it has one. */
export function verbOf(name: string, version: number): Verb | undefined {
  return byEvent.get(`${name}@${version}`)
}

/** The verb that a line of text begins with, if there is such a one. */
export function verbNamed(verb: string): Verb | undefined {
  return byVerb.get(verb)
}
