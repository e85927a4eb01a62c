import type { LOBBY_EN } from './words-en.ts'

/** Texts of the lobby in Chinese. */
export const LOBBY_ZH: typeof LOBBY_EN = {
  title: '实时牌桌',
  none: '目前没有牌桌。',
  noneHelp: '有牌桌开局后会自动出现在这里。',
  finished: '已结束的牌局',
  noDeals: '还没有已结束的牌局。',
  noDealsHelp: '牌局结束并过了本桌延时后，会出现在这里。',
  noDealsOfRules: '这种规则下还没有已结束的牌局。',
  noneMatches: '没有符合条件的牌桌。',
  noDealsOfPlayer: (player) => `已结束的牌局中没有名为“${player}”的牌手。`,
  player: '牌手',
  filter: '规则',
  all: '全部规则',
  older: '更早的牌局',
  loading: '载入中…',
  olderFailed: '更早的牌局未能载入，请重试。',
  deal: (number) => `第 ${number} 局`,
  wall: (left) => `余 ${left} 张`,
  spectators: (count) => `${count} 人观战`,
  delay: (clock) => `延时 ${clock}`,
  opensIn: (clock) => `${clock} 后可见`,
  replay: (rules, number) => `${rules} · 第 ${number} 局`,
  course: (seats) => `全局得分走势：${seats}`,
  between: (least, most) => `${least} 至 ${most}`,
  source: (source) => `记录：${source}`,
}
