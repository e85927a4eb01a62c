import { fontOf, type Weight } from './fonts.ts'

/** The units of {@link Glyph}: a text of size 1000 has them as they are. */
export const EM = 1000

/** A character's outline as SVG path data, and how far the next one stands from it. */
export interface Glyph {
  readonly outline: string
  readonly advance: number
}

/** What stands for a character that the bundled font lacks: an empty box. */
const MISSING: Glyph = { outline: 'M90 0V-720H510V0ZM140 -50H460V-670H140Z', advance: 600 }

const known = new Map<string, Glyph>()

/** The glyphs of a text. Characters that draw nothing, such as those that turn the direction of writing, are left out. */
function glyphsOf(text: string, weight: Weight): readonly Glyph[] {
  return [...text.normalize('NFC')].filter((character) => !/\p{C}|\p{M}/u.test(character)).map(glyph)

  function glyph(character: string): Glyph {
    const key = `${weight}${character}`
    const drawn = known.get(key) ?? drawGlyph(character, weight)
    known.set(key, drawn)
    return drawn
  }
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

function drawGlyph(character: string, weight: Weight): Glyph {
  const font = fontOf(character, weight)
  if (font === null) return MISSING
  const glyph = font.charToGlyph(character)
  const scale = EM / font.unitsPerEm
  return { outline: glyph.getPath(0, 0, EM).toPathData(0), advance: (glyph.advanceWidth ?? EM) * scale }
}
