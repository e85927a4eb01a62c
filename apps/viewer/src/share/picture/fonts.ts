import { readFileSync } from 'node:fs'
import { findPackageJSON } from 'node:module'
import { dirname, join } from 'node:path'
import { parse, type Font } from 'opentype.js'
import { unpackWoff } from './woff.ts'

/** How heavy a text is drawn. */
export type Weight = 400 | 700

/**
 * The bundled Noto Sans SC, for pictures: the same outlines on every machine, whatever fonts it has. The font comes in slices
 * of a hundred or two characters; a slice is read when the first of its characters is drawn, and kept.
 */
const NAME = '@fontsource/noto-sans-sc'

/** A slice's name in its files, and the first and last of each run of characters in it. */
interface Slice {
  readonly name: string
  readonly runs: readonly (readonly [number, number])[]
}

let found: { readonly folder: string; readonly slices: readonly Slice[] } | null = null

function bundled() {
  if (found === null) {
    const folder = dirname(findPackageJSON(NAME, import.meta.url) ?? '')
    const ranges = JSON.parse(readFileSync(join(folder, 'unicode.json'), 'utf8')) as Readonly<Record<string, string>>
    found = { folder, slices: Object.entries(ranges).map(readSlice) }
  }
  return found
}

/** Reads `"[4]": "U+1f1e9-1f1f5,U+1f21a"`. */
function readSlice([name, ranges]: readonly [string, string]): Slice {
  const runs = ranges.split(',').map((range) => {
    const [first, last = first] = range.slice(2).split('-')
    return [Number.parseInt(first!, 16), Number.parseInt(last!, 16)] as const
  })
  return { name: name.replaceAll(/[[\]]/g, ''), runs }
}

const fonts = new Map<string, Font>()

/**
 * The font that draws a character; `null` where the bundled one has none for it. Several slices may claim a character, and not
 * each of them has it.
 */
export function fontOf(character: string, weight: Weight): Font | null {
  const code = character.codePointAt(0)!
  const { folder, slices } = bundled()
  for (const { name, runs } of slices) {
    if (!runs.some(([first, last]) => code >= first && code <= last)) continue
    const file = join(folder, 'files', `noto-sans-sc-${name}-${weight}-normal.woff`)
    const font = fonts.get(file) ?? readFont(file)
    fonts.set(file, font)
    if (font.charToGlyphIndex(character) !== 0) return font
  }
  return null
}

function readFont(file: string): Font {
  return parse(unpackWoff(readFileSync(file)))
}
