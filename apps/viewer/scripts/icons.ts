/** Draws the icons of an installed Paipu from the site's own, src/app/icon.svg: `node apps/viewer/scripts/icons.ts`. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Resvg } from '@resvg/resvg-js'

const VIEWER = join(import.meta.dirname, '..')

/** The icon's drawing, 32 units square. */
const DRAWING = readFileSync(join(VIEWER, 'src/app/icon.svg'), 'utf8').replace(/^<svg[^>]*>|<\/svg>\s*$/g, '')

const ALONE = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${DRAWING}</svg>`

/** On felt to every edge, with room around it: systems cut such an icon to their own shape. */
const ON_FELT = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" fill="#11261e"/><g transform="translate(6.4 6.4) scale(.6)">${DRAWING}</g></svg>`

const ICONS = [
  { file: 'public/icons/icon-192.png', drawing: ALONE, size: 192 },
  { file: 'public/icons/icon-512.png', drawing: ALONE, size: 512 },
  { file: 'public/icons/maskable-192.png', drawing: ON_FELT, size: 192 },
  { file: 'public/icons/maskable-512.png', drawing: ON_FELT, size: 512 },
  { file: 'src/app/apple-icon.png', drawing: ON_FELT, size: 180 },
]

for (const { file, drawing, size } of ICONS) {
  const image = new Resvg(drawing, { fitTo: { mode: 'width', value: size }, font: { loadSystemFonts: false } })
  writeFileSync(join(VIEWER, file), image.render().asPng())
}
