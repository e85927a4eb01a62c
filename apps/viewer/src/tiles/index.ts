export { BONE, INK, OUTLINE, TILE_RATIO } from './grid.ts'
export { SuitSign } from './suit-sign.tsx'
export { faceId, TileFace, type TileFaceProps } from './tile-face.tsx'
export { tileName, type Language } from './tile-name.ts'
