const SUITS: Readonly<Record<string, string>> = { m: 'characters', p: 'dots', s: 'bamboo' }

/** A tile's code as the English pages say it: `5 dots`, `red dragon`. */
export function inWords(code: string): string {
  return code === 'R' ? 'red dragon' : `${code[0]} ${SUITS[code[1]!]}`
}
