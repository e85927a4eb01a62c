import type { Direction, MeldKind, Seat, WinBy } from '@paipu/engine'
import type { ViewPhase } from '@paipu/views'
import type { BoardWords } from './board-vocabulary.ts'

const ZH_KINDS: Record<MeldKind, string> = {
  pung: '碰',
  'exposed-kong': '明杠',
  'added-kong': '补杠',
  'concealed-kong': '暗杠',
}

const ZH_PLACES = ['第一', '第二', '第三', '第四']

/** The board in Chinese. */
export const ZH: BoardWords = {
  table: '牌桌',
  winds: ['东', '南', '西', '北'],
  windNames: ['东家', '南家', '西家', '北家'],
  dealer: '庄家',
  dealerMark: '庄',
  deal: (number) => `第${number}局`,
  dealShort: (number) => `#${number}`,
  tilesLeft: (count) => `牌墙剩${count}张`,
  hand: '手牌',
  melds: '副露',
  river: '牌河',
  laidAside: '胡牌',
  removed: '弃置',
  waits: '听牌',
  birds: '鸟牌',
  windows: { front: '前四张', back: '后四张' },
  none: '无',
  drawn: '刚摸',
  passedOn: '摸切',
  hidden: (count) => `${count}张暗牌`,
  voidSuit: (suit) => `定缺${suit}`,
  voidHidden: '已定缺，未亮',
  ready: '报听',
  locked: '锁手',
  left: '已离局',
  won: '胡',
  place: (place) => ZH_PLACES[place - 1] ?? `第${place}`,
  flowerPig: '花猪',
  clock: (seconds) => `剩${seconds}秒`,
  points: (points) => `${points}分`,
  change: (points) => `变动${points}`,
  meld: (kind, tile, from) => `${ZH_KINDS[kind]}${tile}${from === null ? '' : `，来自${from}`}`,
  win: (tile, by, from, points) => `胡${tile}，${ZH_WINS[by]}${from === null ? '' : `，${from}`}，${points}分`,
  swap: (direction, die) => `${ZH_DIRECTIONS[direction]}换牌${die === null ? '' : `，骰子${die}`}`,
  phase: (phase, name) => zhPhase(phase, name),
}

const ZH_WINS: Record<WinBy, string> = { 'self-draw': '自摸', discard: '点炮', rob: '抢杠' }
const ZH_DIRECTIONS: Record<Direction, string> = { left: '向左', across: '对家', right: '向右' }
const ZH_RESULTS = { won: '本局结束：已胡', 'wall-end': '本局结束：流局', 'time-limit': '本局结束：超时' }

function zhPhase(phase: ViewPhase, name: (seat: Seat) => string): string {
  switch (phase.name) {
    case 'dealing':
      return '发牌'
    case 'swapping':
      return '选三张换牌'
    case 'removing':
      return '弃置三张'
    case 'choosing-void':
      return '定缺'
    case 'turn':
      return `轮到${name(phase.seat)}`
    case 'claims':
      return `${name(phase.discarder)}打出，待应答`
    case 'robbing':
      return `${name(phase.konger)}补杠，待应答`
    case 'drawing':
      return `${name(phase.seat)}摸牌`
    case 'ended':
      return ZH_RESULTS[phase.result]
  }
}
