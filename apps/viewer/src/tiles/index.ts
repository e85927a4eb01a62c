export { BONE, INK, OUTLINE, TILE_RATIO } from './grid.ts'
export { SuitSign } from './suit-sign.tsx'
export { faceId, TileFace, type TileFaceProps } from './tile-face.tsx'
export { suitName, tileName, type Language } from './tile-name.ts'
