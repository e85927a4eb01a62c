import { lettersOf } from '../share/picture/glyphs.ts'

/** A word's outlines as SVG paths, a character each. For the server alone: it reads the bundled fonts. */
export function outlinesOf(text: string): string {
  return lettersOf(text, 400)
    .map(({ outline, at }) => `<path d="${outline}" transform="translate(${at})"/>`)
    .join('')
}
