import { fontOf, type Weight } from './fonts.ts'

/** The units of {@link Glyph}: a text of size 1000 has them as they are. */
export const EM = 1000

/** A character's outline as SVG path data, and how far the next one stands from it. */
export interface Glyph {
  readonly outline: string
  readonly advance: number
}

/** `null` for what the bundled font lacks. */
const known = new Map<string, Glyph | null>()

/** The glyphs of a text. What draws nothing, such as what turns the direction of writing, and what the font lacks is left out. */
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

/** Letters that are drawn with a stroke through them, without it. */
const UNSTRUCK: Readonly<Record<string, string>> = { ł: 'l', Ł: 'L', ħ: 'h', Ħ: 'H', ŧ: 't', Ŧ: 'T' }

const drawnAs = new Map<string, string>()

/**
 * A text's characters that draw something by themselves. A letter that the bundled font has only without its accent is drawn
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
  return UNSTRUCK[character] ?? [...character.normalize('NFD')][0]!
}

/**
 * A name as pictures have it: without signs that the bundled font lacks, such as emoji; `null` where it lacks a letter or a
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
  return { outline: glyph.getPath(0, 0, EM).toPathData(0), advance: (glyph.advanceWidth ?? EM) * scale }
}
