import type { SeatCommand } from '@paipu/engine'
import { formatTiles } from '@paipu/tiles'

/** How wide a line of the menu may be, characters. */
const WIDTH = 78

/** The actions by their numbers from 1, several a line. */
export function menu(actions: readonly SeatCommand[]): string {
  const lines: string[] = []
  let line = ''
  for (const [index, action] of actions.entries()) {
    const item = `${index + 1} ${actionWords(action)}`
    const next = line === '' ? `  ${item}` : `${line}   ${item}`
    if (next.length > WIDTH && line !== '') {
      lines.push(line)
      line = `  ${item}`
    } else line = next
  }
  return [...lines, line].map((one) => `${one}\n`).join('')
}

/** An action in a few words. */
function actionWords(action: SeatCommand): string {
  switch (action.type) {
    case 'swap':
    case 'remove':
      return `${action.type} ${formatTiles(action.tiles)}`
    case 'void':
      return `void ${action.suit}`
    case 'discard':
      return action.announce ? `discard ${action.tile}, ready` : `discard ${action.tile}`
    case 'kong':
      return `${action.kind} kong ${action.tile}`
    case 'win':
      return 'win'
    case 'answer':
      return action.answer
    case 'announce':
      return 'announce ready'
  }
}

/** The action that somebody typed the number of; `null` for what is none of them. */
export function chosen(actions: readonly SeatCommand[], text: string): SeatCommand | null {
  return /^[1-9]\d{0,3}$/.test(text.trim()) ? (actions[Number(text) - 1] ?? null) : null
}
