import type { Direction, MeldKind, Seat, WinBy } from '@paipu/engine'
import type { ViewPhase } from '@paipu/views'
import type { BoardWords } from './board-vocabulary.ts'

const EN_KINDS: Record<MeldKind, string> = {
  pung: 'pung',
  'exposed-kong': 'exposed kong',
  'added-kong': 'added kong',
  'concealed-kong': 'concealed kong',
}

const EN_PLACES = ['1st', '2nd', '3rd', '4th']

/** The board in English. */
export const EN: BoardWords = {
  table: 'Table',
  winds: ['E', 'S', 'W', 'N'],
  windNames: ['East', 'South', 'West', 'North'],
  dealer: 'dealer',
  dealerMark: 'D',
  deal: (number) => `Deal ${number}`,
  dealShort: (number) => `#${number}`,
  tilesLeft: (count) => (count === 1 ? '1 tile left in the wall' : `${count} tiles left in the wall`),
  hand: 'Hand',
  melds: 'Melds',
  river: 'River',
  laidAside: 'Winning tiles',
  removed: 'Out of play',
  waits: 'Waits',
  birds: 'Birds',
  windows: { front: 'front four', back: 'back four' },
  none: 'none',
  drawn: 'drawn',
  passedOn: 'discarded as drawn',
  hidden: (count) => (count === 1 ? '1 hidden tile' : `${count} hidden tiles`),
  voidSuit: (suit) => `void suit ${suit}`,
  voidHidden: 'void suit chosen, not shown yet',
  ready: 'Ready',
  locked: 'Locked',
  left: 'left the deal',
  won: 'Won',
  place: (place) => EN_PLACES[place - 1] ?? `${place}th`,
  flowerPig: 'Flower pig',
  clock: (seconds) => `${seconds} seconds on the clock`,
  points: (points) => `${points} points`,
  change: (points) => `change ${points}`,
  meld: (kind, tile, from) => `${EN_KINDS[kind]} of ${tile}${from === null ? '' : ` from ${from}`}`,
  win: (tile, by, from, points) =>
    `won on ${tile}, ${EN_WINS[by]}${from === null ? '' : ` from ${from}`}, ${points} points`,
  swap: (direction, die) => `swapped ${EN_DIRECTIONS[direction]}${die === null ? '' : `, die ${die}`}`,
  phase: (phase, name) => enPhase(phase, name),
}

const EN_WINS: Record<WinBy, string> = { 'self-draw': 'self-draw', discard: 'discard', rob: 'robbed kong' }
const EN_DIRECTIONS: Record<Direction, string> = { left: 'to the left', across: 'across', right: 'to the right' }
const EN_RESULTS = {
  won: 'Deal over: won',
  'wall-end': 'Deal over: the wall is empty',
  'time-limit': 'Deal over: out of time',
}

function enPhase(phase: ViewPhase, name: (seat: Seat) => string): string {
  switch (phase.name) {
    case 'dealing':
      return 'Dealing'
    case 'swapping':
      return 'Choosing three tiles to swap'
    case 'removing':
      return 'Putting three tiles out of play'
    case 'choosing-void':
      return 'Choosing void suits'
    case 'turn':
      return `${name(phase.seat)} to play`
    case 'claims':
      return `Discard of ${name(phase.discarder)} on offer`
    case 'robbing':
      return `Added kong of ${name(phase.konger)} on offer`
    case 'drawing':
      return `${name(phase.seat)} to draw`
    case 'ended':
      return EN_RESULTS[phase.result]
  }
}
