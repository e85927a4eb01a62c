import { widthOf } from './glyphs.ts'
import type { Weight } from './fonts.ts'

interface Room {
  readonly width: number
  readonly lines: number
  readonly size: number
  readonly weight: Weight
}

const ELLIPSIS = '…'
/** How much narrower each try for even lines is. */
const NARROWER = 0.95

/** The parts a text may be broken into: each ends after a space or a hyphen, or after a Chinese character but before no stop. */
const PARTS = /\S+?(?:\s+|-|(?<=[\p{Script=Han}，。、：；（）])(?![，。、：；）])|$)|\s+/gu

/**
 * Breaks a text into lines that fit, as even as can be: no word is left over for the last one. What is too long ends with an
 * ellipsis; a word too long for a line is broken.
 */
export function linesOf(text: string, room: Room): readonly string[] {
  const { width, lines, size, weight } = room
  const parts = text.match(PARTS) ?? []
  const broken = brokenAt(parts, width, room)
  if (broken.length > lines) {
    const fits = fitting(width, room)
    const last = broken[lines - 1]!
    return [...broken.slice(0, lines - 1), longest(last, (head) => fits(head + ELLIPSIS)).trimEnd() + ELLIPSIS]
  }
  if (broken.length < 2) return broken
  const widest = Math.max(...parts.map((part) => widthOf(part.trimEnd(), size, weight)))
  let even = broken
  for (let narrower = width * NARROWER; narrower >= widest; narrower *= NARROWER) {
    const next = brokenAt(parts, narrower, room)
    if (next.length > broken.length) break
    even = next
  }
  return even
}

function brokenAt(parts: readonly string[], width: number, room: Room): readonly string[] {
  const fits = fitting(width, room)
  const broken: string[] = []
  let line = ''
  for (const part of parts) {
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
  return broken.map((each) => each.trim())
}

function fitting(width: number, { size, weight }: Room): (line: string) => boolean {
  return (line) => widthOf(line.trimEnd(), size, weight) <= width
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
