import type { PathCommand } from 'opentype.js'
import { fontOf, type Weight } from './fonts.ts'

/** The units of {@link Glyph}: a text of size 1000 has them as they are. */
export const EM = 1000

/** A character's outline as SVG path data, and how far the next one stands from it. */
export interface Glyph {
  readonly outline: string
  readonly advance: number
}

/** `null` for what the bundled fonts lack. */
const known = new Map<string, Glyph | null>()

/** The glyphs of a text. What draws nothing, such as what turns the direction of writing, and what the fonts lack is left out. */
function glyphsOf(text: string, weight: Weight): readonly Glyph[] {
  return drawnCharacters(text).flatMap((character) => glyph(character) ?? [])

  function glyph(character: string): Glyph | null {
    const key = `${weight}${character}`
    const before = known.get(key)
    if (before !== undefined) return before
    const drawn = drawGlyph(character, weight)
    known.set(key, drawn)
    return drawn
  }
}

const drawnAs = new Map<string, string>()

/**
 * A text's characters that draw something by themselves. A letter that the bundled fonts have only without its accent is drawn
 * without it.
 */
function drawnCharacters(text: string): readonly string[] {
  return [...text.normalize('NFC')]
    .filter((character) => !/\p{C}|\p{M}/u.test(character))
    .map((character) => {
      const drawn = drawnAs.get(character) ?? (fontOf(character, 400) === null ? withoutAccent(character) : character)
      drawnAs.set(character, drawn)
      return drawn
    })
}

function withoutAccent(character: string): string {
  return [...character.normalize('NFD')][0]!
}

/**
 * A name as pictures have it: without signs that the bundled fonts lack, such as emoji; `null` where they lack a letter or a
 * digit of it, or nothing would be left, as half a name is nobody's.
 */
export function drawableName(name: string): string | null {
  const characters = drawnCharacters(name)
  const drawn = characters.filter((character) => fontOf(character, 400) !== null)
  const lost = characters.filter((character) => fontOf(character, 400) === null)
  const left = drawn.join('').replaceAll(/\s+/g, ' ').trim()
  return left === '' || lost.some((character) => /[\p{L}\p{N}]/u.test(character)) ? null : left
}

/** A text's glyphs one after the other: each with its place, in the glyphs’ units. */
export function lettersOf(text: string, weight: Weight): readonly (Glyph & { readonly at: number })[] {
  const letters: (Glyph & { readonly at: number })[] = []
  let at = 0
  for (const glyph of glyphsOf(text, weight)) {
    letters.push({ ...glyph, at })
    at += glyph.advance
  }
  return letters
}

/** How wide a text of a size is. */
export function widthOf(text: string, size: number, weight: Weight): number {
  return (glyphsOf(text, weight).reduce((sum, { advance }) => sum + advance, 0) * size) / EM
}

function drawGlyph(character: string, weight: Weight): Glyph | null {
  const font = fontOf(character, weight)
  if (font === null) return null
  const glyph = font.charToGlyph(character)
  const scale = EM / font.unitsPerEm
  return {
    outline: glyph.getPath(0, 0, EM).commands.map(pathData).join(''),
    advance: (glyph.advanceWidth ?? EM) * scale,
  }
}

/** One step of an outline. Written here, as the font's reader loses the space before what it rounds to nothing from below. */
function pathData(command: PathCommand): string {
  switch (command.type) {
    case 'M':
    case 'L':
      return `${command.type}${point(command.x, command.y)}`
    case 'Q':
      return `Q${point(command.x1, command.y1)} ${point(command.x, command.y)}`
    case 'C':
      return `C${point(command.x1, command.y1)} ${point(command.x2, command.y2)} ${point(command.x, command.y)}`
    case 'Z':
      return 'Z'
  }
}

function point(x: number, y: number): string {
  return `${Math.round(x)} ${Math.round(y)}`
}
