import { rankOf, suitOf, SUITS, TILES, type Tile } from '@paipu/tiles'
import { Back, Body } from './faces/body.tsx'
import { Bamboo } from './faces/bamboo.tsx'
import { Characters } from './faces/characters.tsx'
import { Digit } from './faces/digits.tsx'
import { Dots } from './faces/dots.tsx'
import { Red } from './faces/red.tsx'
import { TILE_VIEW_BOX } from './grid.ts'
import { SUIT_VIEW_BOX, SuitArt } from './faces/suits.tsx'

/**
 * Every face once, hidden, for all the tiles of a page to point at. A page that shows tiles has this exactly once, in its
 * layout. It is the same whatever is shown, so that it says nothing of any tile in play.
 */
export function TileSprite() {
  return (
    <svg width={0} height={0} style={{ position: 'absolute' }} aria-hidden="true" focusable="false">
      <TileDefs />
    </svg>
  )
}

/**
 * The faces themselves, for a drawing of its own. What a tile points at is copied for each tile of a page, so that a face is as
 * few shapes as can be, and none of them points on.
 */
export function TileDefs() {
  return (
    <defs>
      <g id="tile-body">
        <Body />
      </g>
      {TILES.map((tile) => (
        <FaceSymbols key={tile} tile={tile} />
      ))}
      <symbol id="tile-back" viewBox={TILE_VIEW_BOX}>
        <Back />
      </symbol>
      {SUITS.map((suit) => (
        <symbol key={suit} id={`suit-${suit}`} viewBox={SUIT_VIEW_BOX}>
          <SuitArt suit={suit} />
        </symbol>
      ))}
    </defs>
  )
}

/** A face without and with its numeral; the art makes room for the numeral. */
function FaceSymbols({ tile }: { readonly tile: Tile }) {
  const rank = rankOf(tile)
  return (
    <>
      <symbol id={`tile-${tile}`} viewBox={TILE_VIEW_BOX}>
        <Body />
        <g id={`tile-art-${tile}`}>
          <Art tile={tile} />
        </g>
      </symbol>
      <symbol id={`tile-${tile}-numeral`} viewBox={TILE_VIEW_BOX}>
        <use href="#tile-body" />
        <g transform={rank === 0 ? undefined : 'translate(12.4 13) scale(.8)'}>
          <use href={`#tile-art-${tile}`} />
        </g>
        {rank === 0 ? null : <Digit rank={rank} />}
      </symbol>
    </>
  )
}

function Art({ tile }: { readonly tile: Tile }) {
  const rank = rankOf(tile)
  if (rank === 0) return <Red />
  switch (suitOf(tile)) {
    case 'm':
      return <Characters rank={rank} />
    case 'p':
      return <Dots rank={rank} />
    case 's':
      return <Bamboo rank={rank} />
    case null:
      return <Red />
  }
}
