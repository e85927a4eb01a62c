import type { live as english } from './words-en.ts'

/** What only a live table says, in Chinese. */
export const live: typeof english = {
  standing: '已暂停',
  stands: '牌桌继续，您留在此刻',
  catchingUp: (speed) => `${speed} 倍速追赶中`,
  pause: '停在此刻',
  catchUp: '追赶牌桌',
  follow: '继续跟随牌桌',
  speed: (speed) => `以 ${speed} 倍速追赶`,
  times: (speed) => `${speed}×`,
  watching: (count) => `${count} 人观战`,
  soundsLabel: '声音',
  sounds: { on: '声音已开', off: '声音已关' },
  copyLink: '复制这一步的链接',
  afterDeal: {
    title: '一局结束后',
    next: '接着看下一局',
    replay: '在最后一步打开回放',
    about: '正在看前面步骤的人始终留在原处。',
  },
  feed: {
    label: '碰杠胡与付分',
    none: '还没有碰杠胡，也没有付分。',
    newer: (count) => `下方有 ${count} 条新消息`,
    why: '原因：',
    stop: '。',
    win: {
      discard: '点炮，由点炮者付',
      'self-draw': '自摸，其余未离局的各家都付',
      rob: '抢杠，由杠者付',
    },
    noFan: '无番',
    hits: (count) => `中${count}鸟`,
    kong: {
      concealed: '暗杠，其余未离局的各家都付',
      exposed: '明杠，由点杠者付',
      added: '补杠，其余未离局的各家都付',
    },
    reasons: {
      'kong-transfer': '杠后打出的牌被胡，杠分转给胡者',
      'flower-pig': '牌墙摸完时手里还有缺门的牌',
      'not-ready': '牌墙摸完时没有听牌，向每个听牌者付其最大的一听',
      'kong-refund': '牌墙摸完时没有听牌，杠分退还给付过的各家',
    },
  },
}
