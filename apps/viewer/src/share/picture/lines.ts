import { widthOf } from './glyphs.ts'
import type { Weight } from './fonts.ts'

interface Room {
  readonly width: number
  readonly lines: number
  readonly size: number
  readonly weight: Weight
}

const ELLIPSIS = '…'

/** The parts a text may be broken into: each ends after a space or a hyphen, or after a Chinese character but before no stop. */
const PARTS = /\S+?(?:\s+|-|(?<=[\p{Script=Han}，。、：；（）])(?![，。、：；）])|$)|\s+/gu

/** Breaks a text into lines that fit. What is too long ends with an ellipsis; a word too long for a line is broken. */
export function linesOf(text: string, { width, lines, size, weight }: Room): readonly string[] {
  const fits = (line: string) => widthOf(line.trimEnd(), size, weight) <= width
  const broken: string[] = []
  let line = ''
  for (const part of text.match(PARTS) ?? []) {
    if (line !== '' && !fits(line + part)) {
      broken.push(line)
      line = ''
    }
    line += part
    while (!fits(line)) {
      const head = longest(line, fits)
      broken.push(head)
      line = line.slice(head.length)
    }
  }
  if (line !== '') broken.push(line)
  const trimmed = broken.map((each) => each.trim())
  if (trimmed.length <= lines) return trimmed
  const last = trimmed[lines - 1]!
  return [...trimmed.slice(0, lines - 1), longest(last, (head) => fits(head + ELLIPSIS)).trimEnd() + ELLIPSIS]
}

/** The longest beginning of a text that fits, at least one character. */
function longest(text: string, fits: (head: string) => boolean): string {
  let head = ''
  for (const character of text) {
    if (head !== '' && !fits(head + character)) break
    head += character
  }
  return head
}
