/** How many columns of a terminal a text takes: what is Chinese takes two a character. */
export function columnsOf(text: string): number {
  return [...text].reduce((sum, character) => sum + (WIDE.test(character) ? 2 : 1), 0)
}

const WIDE = /[\u3000-\u9fff\uff00-\uff60]/
