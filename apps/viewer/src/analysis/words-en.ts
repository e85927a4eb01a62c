/** Texts of the analysis in English. */
export const ANALYSIS_EN = {
  running: 'Looking at every decision…',
  failed: 'The decisions of this deal could not be looked at.',
  none: 'Nobody decides at this moment. ↑ and ↓ go to the decisions of the seat at the bottom.',
  hidden: 'The hand that decides here is hidden in this view.',
  show: 'Show all hands',
  overlays: 'On the table',
  overlay: { waits: 'Waits', danger: 'Danger', numerals: 'Numerals' },
  overlaySaid: {
    waits: 'Waits: shown beside hands in view that are ready.',
    danger: 'Danger: a red line under tiles that others may win on, in a hand that is about to discard.',
  },
  noneCost: {
    'previous-mistake': 'No decision before this one is known to have cost anything.',
    'next-mistake': 'No decision after this one is known to have cost anything.',
  },
  chosen: 'Chose',
  next: 'Will choose',
  bot: 'Bot would',
  nothing: 'nothing',
  hand: 'Hand',
  legal: 'Could',
  timedOut: '(out of time: decided for the seat)',
  discards: 'Every legal discard, the best for speed first',
  discard: 'Discard',
  left: 'Then',
  helps: 'Unseen tiles that help',
  danger: 'Wins on it',
  risk: 'Risk',
  percent: (percent: number) => `${percent} %`,
  wait: (unseen: number, points: number) => `${unseen} unseen, each payer pays ${points}`,
  waitShort: (unseen: number, points: number) => `×${unseen} · ${points}`,
  helped: (tiles: number) => (tiles === 1 ? '1 unseen tile helps' : `${tiles} unseen tiles help`),
  fromReady: (steps: number) => (steps < 0 ? 'complete' : steps === 0 ? 'ready' : `${steps} from ready`),
  costly: (count: number) =>
    count === 0 ? 'No decision that cost' : count === 1 ? '1 decision that cost' : `${count} decisions that cost`,
  about:
    'Judged by speed and sure points alone, from what the seat could see. A slower way can have been meant; “draws” are own draws on average.',
  draws: (draws: number) => (draws === 1 ? '1 draw' : `${draws} draws`),
  steps: (steps: number) => (steps === 1 ? '1 step' : `${steps} steps`),
  points: (points: number) => (points === 1 ? '1 point' : `${points} points`),
  choices: {
    swap: 'pass on',
    remove: 'put out',
    void: (suit: string) => `void suit ${suit}`,
    discard: 'discard',
    announcedDiscard: 'announce ready and discard',
    kong: 'kong',
    pung: 'pung',
    win: 'win',
    pass: 'pass',
    announce: 'announce ready',
  },
  costs: {
    slower: (chosen: string, kept: number, best: string, could: number, draws: number) =>
      `Without the ${chosen} ${kept} unseen tiles help, without the ${best} ${could} would: about ${draws} draws slower.`,
    further: (chosen: string, left: string, best: string, could: string, draws: number) =>
      `Without the ${chosen} the hand is ${left}, without the ${best} it would be ${could}: about ${draws} draws lost.`,
    leftWin: (points: number) => `A win of ${points} points was left.`,
    leftCall: (call: string, tile: string, draws: number) =>
      `The ${call} of ${tile} would have brought the hand nearer to ready: about ${draws} draws lost.`,
    badCall: (call: string, tile: string, steps: number) =>
      `The ${call} of ${tile} took the hand ${steps === 1 ? 'a step' : `${steps} steps`} further from ready.`,
    parted: (chosen: string, best: string, steps: number) =>
      `Without ${chosen} what is kept is ${steps === 1 ? 'a step' : `${steps} steps`} further from ready than without ${best}.`,
    void: (suit: string, best: string, steps: number) =>
      `With ${suit} as the void suit the hand is ${steps === 1 ? 'a step' : `${steps} steps`} further from ready than with ${best}.`,
  },
}
