/** The colours of a picture. */
export type Palette = 'light' | 'dark'

/** The palettes that a picture may have. */
export const PALETTES: readonly Palette[] = ['light', 'dark']

/**
 * The colours that pictures use, light and dark, under their names in styles/tokens.css, where they come from: a picture has
 * no style sheet.
 */
export const COLOURS: Readonly<Record<string, readonly [light: string, dark: string]>> = {
  '--page': ['#f4f1ea', '#0b1512'],
  '--line-strong': ['#8b8678', '#5f7a6e'],
  '--text': ['#1c211e', '#e8ede8'],
  '--text-muted': ['#4d534d', '#a9b8b0'],
  '--felt': ['#dedad0', '#11261e'],
  '--felt-raised': ['#ebe8df', '#193128'],
  '--felt-sunken': ['#d3cec2', '#0c1d17'],
  '--felt-line': ['#bdb6a7', '#2c473c'],
  '--tile-bone': ['#f9f5ea', '#f3eee0'],
  '--tile-edge': ['#c3b99f', '#b9ae93'],
  '--tile-outline': ['#8f8670', '#0b1512'],
  '--tile-ink': ['#1a1917', '#1a1917'],
  '--tile-red': ['#971b10', '#971b10'],
  '--tile-green': ['#0d5433', '#0d5433'],
  '--tile-blue': ['#1b3c7a', '#1b3c7a'],
  '--tile-back': ['#57786c', '#4c7466'],
  '--tile-weave': ['#6c8c80', '#608879'],
  '--vermilion': ['#a82c14', '#ff8468'],
  '--jade': ['#07573c', '#57d3a4'],
  '--gold': ['#6b4d00', '#ecc95c'],
  '--slate': ['#465560', '#93a5b2'],
  '--amber': ['#8a3d00', '#ffae57'],
  '--gold-fill': ['#c99a1a', '#ecc95c'],
  '--on-gold': ['#1d1500', '#1d1500'],
  '--seat-east': ['#80194f', '#ef8abd'],
  '--seat-south': ['#005c82', '#7fcdf5'],
  '--seat-west': ['#586a08', '#d6e57c'],
  '--seat-north': ['#2b2683', '#9389ee'],
  '--on-seat': ['#ffffff', '#10120f'],
}

const VARIABLE = /var\((--[\w-]+)(?:,[^)]*)?\)/g

/** A drawing with its colours' names replaced by colours. Throws for a name that pictures do not know. */
export function coloured(drawing: string, palette: Palette): string {
  return drawing.replaceAll(VARIABLE, (_, name: string) => {
    const colours = COLOURS[name]
    if (colours === undefined) throw new Error(`A picture has no colour ${name}`)
    return colours[PALETTES.indexOf(palette)]!
  })
}
