import type { SeatCommand } from '@paipu/engine'
import type { Language } from '@paipu/views'
import { columnsOf } from '../support/columns.ts'
import { actionWords } from './words.ts'

/** How wide a line of the menu may be, columns. */
const WIDTH = 78

/** The actions in words by their numbers from 1, several a line. */
export function menu(actions: readonly SeatCommand[], language: Language): string {
  const lines: string[] = []
  let line = ''
  for (const [index, action] of actions.entries()) {
    const item = `${index + 1} ${actionWords(action, language)}`
    const next = line === '' ? `  ${item}` : `${line}   ${item}`
    if (columnsOf(next) > WIDTH && line !== '') {
      lines.push(line)
      line = `  ${item}`
    } else line = next
  }
  return [...lines, line].map((one) => `${one}\n`).join('')
}

/** The action that somebody typed the number of; `null` for what is none of them. */
export function chosen(actions: readonly SeatCommand[], text: string): SeatCommand | null {
  return /^[1-9]\d{0,3}$/.test(text.trim()) ? (actions[Number(text) - 1] ?? null) : null
}
