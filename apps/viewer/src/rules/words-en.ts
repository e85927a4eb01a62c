/** What of the rules’ texts is said beside a deal too, in English. */
export const RULES_EN = {
  kinds: {
    pung: 'pung',
    'exposed-kong': 'exposed kong',
    'added-kong': 'added kong',
    'concealed-kong': 'concealed kong',
  },
  points: { birds: 'Birds that hit' },
}
