/** What of the rules’ texts is said beside a deal too, in English. */
export const RULES_EN = {
  colon: ': ',
  comma: ', ',
  sentences: (first: string, next: string) => `${first} ${next}`,
  listComma: ', ',
  kinds: {
    pung: 'pung',
    'exposed-kong': 'exposed kong',
    'added-kong': 'added kong',
    'concealed-kong': 'concealed kong',
  },
  points: { birds: 'Birds that hit' },
}
