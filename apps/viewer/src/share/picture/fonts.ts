import { readFileSync } from 'node:fs'
import { findPackageJSON } from 'node:module'
import { dirname, join } from 'node:path'
import { parse, type Font } from 'opentype.js'
import { unpackWoff } from './woff.ts'

/** How heavy a text is drawn. */
export type Weight = 400 | 700

/**
 * The bundled fonts, for pictures: the same outlines on every machine, whatever fonts it has. Noto Sans has all letters with
 * accents, Greek and Cyrillic, and comes first, so that no word is of two fonts; Noto Sans SC has Chinese. They come in slices
 * of some hundred characters; a slice is read when the first of its characters is drawn, and kept.
 */
const FAMILIES = ['noto-sans', 'noto-sans-sc'] as const

/** Its letters are joined as they follow each other, which is not done here. */
const JOINED = 'devanagari'

/** A slice's files but for the weight, and the first and last of each run of characters in it. */
interface Slice {
  readonly files: string
  readonly runs: readonly (readonly [number, number])[]
}

let found: readonly Slice[] | null = null

function bundled(): readonly Slice[] {
  found ??= FAMILIES.flatMap((family) => {
    const folder = dirname(findPackageJSON(`@fontsource/${family}`, import.meta.url) ?? '')
    const ranges = JSON.parse(readFileSync(join(folder, 'unicode.json'), 'utf8')) as Readonly<Record<string, string>>
    return Object.entries(ranges)
      .filter(([name]) => name !== JOINED)
      .map(([name, ranges]) => ({
        files: join(folder, 'files', `${family}-${name.replaceAll(/[[\]]/g, '')}`),
        runs: readRuns(ranges),
      }))
  })
  return found
}

/** Reads `U+1f1e9-1f1f5,U+1f21a`. */
function readRuns(ranges: string): Slice['runs'] {
  return ranges.split(',').map((range) => {
    const [first, last = first] = range.slice(2).split('-')
    return [Number.parseInt(first!, 16), Number.parseInt(last!, 16)] as const
  })
}

const fonts = new Map<string, Font>()

/**
 * The font that draws a character; `null` where the bundled ones have none for it. Several slices may claim a character, and not
 * each of them has it.
 */
export function fontOf(character: string, weight: Weight): Font | null {
  const code = character.codePointAt(0)!
  for (const { files, runs } of bundled()) {
    if (!runs.some(([first, last]) => code >= first && code <= last)) continue
    const file = `${files}-${weight}-normal.woff`
    const font = fonts.get(file) ?? readFont(file)
    fonts.set(file, font)
    if (font.charToGlyphIndex(character) !== 0) return font
  }
  return null
}

function readFont(file: string): Font {
  return parse(unpackWoff(readFileSync(file)))
}
