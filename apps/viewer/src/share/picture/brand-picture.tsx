import type { Tile } from '@paipu/tiles'
import { PlacedTile } from '../../board/placed-tile.tsx'
import { wordsIn } from '../../words/catalogue.ts'
import type { Language } from '../../words/language.ts'
import { CARD_SIZE } from './card-size.ts'
import { drawing } from './drawing.tsx'
import { linesOf } from './lines.ts'
import { Text } from './text.tsx'

const TILES: readonly Tile[] = ['1m', '9m', '1p', '5p', '9p', '1s', '5s', '8s', 'R']
const TILE = 104
const LEFT = (CARD_SIZE.width - TILES.length * TILE) / 2

/** The drawing of the card of a page that shows no moment: the same whatever is played. */
export function brandDrawing(language: Language): Promise<string> {
  return drawing(<BrandPicture description={wordsIn(language).site.description} />, CARD_SIZE, 'dark')
}

function BrandPicture({ description }: { readonly description: string }) {
  const lines = linesOf(description, { width: TILES.length * TILE, lines: 2, size: 32, weight: 400 })
  return (
    <>
      <rect {...CARD_SIZE} fill="var(--felt)" />
      {TILES.map((tile, index) => (
        <PlacedTile
          key={tile}
          tile={tile}
          spot={{ x: LEFT + index * TILE, y: 110, width: TILE - 8, turn: 0 }}
          numerals={false}
        />
      ))}
      <Text x={LEFT} y={358} size={86} weight={700} fill="var(--text)" text="Paipu" />
      <Text x={LEFT + 290} y={358} size={86} fill="var(--text-muted)" text="牌谱" />
      {lines.map((line, index) => (
        <Text key={index} x={LEFT} y={458 + 46 * index} size={32} fill="var(--text)" text={line} />
      ))}
    </>
  )
}
