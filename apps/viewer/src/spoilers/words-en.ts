/** The words of deals of which only what has been reached is told, in English. */
export const SPOILERS_EN = {
  on: 'Spoiler-free',
  hide: 'Spoiler-free: show only what has been reached',
  hideResults: 'Hide results',
  result: 'Show the result',
  resultOf: (rules: string, number: number) => `Show the result of ${rules}, deal ${number}`,
  moment: (ply: number) => `Moment ${ply}`,
  reached: 'Last moment reached',
  untold: 'How the deal came out is shown here when its end has been reached.',
  wall: 'The tiles still to be drawn are hidden as long as nothing is told ahead.',
  notYet: 'What is decided next is shown when it has been reached.',
}
