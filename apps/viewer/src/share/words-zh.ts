import type { SHARE_EN } from './words-en.ts'

/** The same in Chinese. */
export const SHARE_ZH: typeof SHARE_EN = {
  picture: '图片（PNG）',
  pictureHelp: '这一步的牌桌，不含听牌、危险与假设',
  embed: '嵌入',
  embedHelp: '把这段代码放进网页。框内显示此视角的这一步，所需内容均来自本站。',
  copyCode: '复制代码',
  codeCopied: { copied: '代码已复制', refused: '请选中代码再复制' },
  close: '关闭',
  whole: '完整回放',
  opensElsewhere: '在新窗口打开',
  frame: (title) => `${title}，牌谱`,
  alt: (place, text) => `牌桌。${place}：${text}`,
  said: (place, text) => `${place}：${text}`,
  deal: '已结束的牌局，逐步回放',
  table: (rules, delay) => `${rules}：实时牌桌，延时 ${delay}`,
  player: (name) => `${name}已结束牌局的统计：得分、胡牌、名次、番种`,
  statistics: (rules) => `${rules}已结束牌局的统计：各风位得分、胡牌、番种、结局`,
  status: '服务器的情况：实时牌桌、观众、牌局与响应速度',
  rules: (rules) => `${rules}在这里的打法：开局、鸣牌、胡牌、番种与付分`,
}
