export { Board, type BoardProps, type HandDanger } from './board.tsx'
export { MiniBoard } from './mini-board.tsx'
export { momentOf } from './moment.ts'
export { clockFace, signed } from './format.ts'
