import type { SPOILERS_EN } from './words-en.ts'

/** The same in Chinese. */
export const SPOILERS_ZH: typeof SPOILERS_EN = {
  on: '防剧透',
  hide: '防剧透：只显示已经走到的内容',
  hideResults: '隐藏结果',
  result: '显示结果',
  resultOf: (rules, number) => `显示${rules}第 ${number} 局的结果`,
  moment: (ply) => `第 ${ply} 步`,
  reached: '已到过的最后一步',
  untold: '走到本局结尾后，这里才显示结果。',
  wall: '防剧透时，尚未摸出的牌不显示。',
  notYet: '接下来的决定走到后才显示。',
}
