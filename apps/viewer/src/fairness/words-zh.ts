import type { FAIRNESS_EN } from './words-en.ts'

/** Texts of the check of a deal in Chinese. */
export const FAIRNESS_ZH: typeof FAIRNESS_EN = {
  title: '公平牌墙',
  about:
    '发牌之前，服务器公布了秘密种子的承诺值。牌局结束后种子公开：它的 SHA-256 就是承诺值，牌墙由它推得。末端哈希封存了日志中的每一个事件。',
  commitment: '承诺值',
  seed: '种子',
  head: '末端哈希',
  check: '现在验证本局',
  running: '验证中…',
  unloaded: '日志未能载入或验证，请重试。',
  sound: '全部无误',
  wrong: '发现错误',
  fault: (event) => `事件 ${event}：`,
  parts: {
    schemas: '每个事件的格式',
    chain: '哈希链',
    commitment: '承诺',
    wall: '由种子得出的牌墙',
    decisions: '每个决定合规',
    payments: '每笔收付',
  },
  results: { sound: '无误', wrong: '有误', absent: '外来牌墙，无可验证', unchecked: '出错之后未验证' },
  wall: (tiles) => `由种子重算的牌墙（${tiles} 张）`,
  wallAbout: (birds) =>
    birds === 0
      ? '按牌墙顺序排列：从前端发牌，每家每次四张。'
      : `按牌墙顺序排列：从前端发牌，每家每次四张；最后 ${birds} 张是鸟牌。`,
  outside: '本局的牌墙来自外部记录，没有承诺值，也没有种子。',
}
