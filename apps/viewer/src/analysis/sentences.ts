import type { Cost } from '@paipu/analysis'
import type { SeatCommand } from '@paipu/engine'
import type { Tile } from '@paipu/tiles'
import { suitInWords } from '@paipu/views'
import { tileName, type Language } from '../tiles/index.ts'
import type { Messages } from '../words/catalogue.ts'

/** A choice in words, with the tiles that it is about to draw. */
export interface ChoiceInWords {
  readonly text: string
  readonly tiles: readonly Tile[]
}

/** What a seat could do or did, in words. */
export function choiceInWords(command: SeatCommand, { analysis }: Messages, language: Language): ChoiceInWords {
  const { choices } = analysis
  switch (command.type) {
    case 'swap':
    case 'remove':
      return { text: choices[command.type], tiles: command.tiles }
    case 'void':
      return { text: choices.void(suitInWords(command.suit, language)), tiles: [] }
    case 'discard':
      return { text: command.announce ? choices.announcedDiscard : choices.discard, tiles: [command.tile] }
    case 'kong':
      return { text: choices.kong, tiles: [command.tile] }
    case 'answer':
      return { text: choices[command.answer], tiles: [] }
    case 'win':
    case 'announce':
      return { text: choices[command.type], tiles: [] }
  }
}

/** What a decision cost, in a plain sentence. */
export function costInWords(cost: Cost, { analysis, joins: { listComma } }: Messages, language: Language): string {
  const { costs, fromReady } = analysis
  const name = (tile: Tile) => tileName(tile, language)
  const names = (tiles: readonly Tile[]) => tiles.map(name).join(listComma)
  switch (cost.kind) {
    case 'slower':
      return costs.slower(name(cost.chosen.tile), cost.chosen.count, name(cost.best.tile), cost.best.count, cost.draws)
    case 'further':
      return costs.further(
        name(cost.chosen.tile),
        fromReady(cost.chosen.shanten),
        name(cost.best.tile),
        fromReady(cost.best.shanten),
        cost.draws,
      )
    case 'left-win':
      return costs.leftWin(cost.points)
    case 'left-call':
      return costs.leftCall(analysis.choices[cost.call], name(cost.tile), cost.draws)
    case 'bad-call':
      return costs.badCall(analysis.choices[cost.call], name(cost.tile), cost.steps)
    case 'parted':
      return costs.parted(names(cost.chosen), names(cost.best), cost.steps)
    case 'void':
      return costs.void(suitInWords(cost.suit, language), suitInWords(cost.best, language), cost.steps)
  }
}

/** How much a decision cost, as short as can be. */
export function costAmount(cost: Cost, { analysis }: Messages): string {
  switch (cost.kind) {
    case 'slower':
    case 'further':
    case 'left-call':
      return analysis.draws(cost.draws)
    case 'bad-call':
    case 'void':
    case 'parted':
      return analysis.steps(cost.steps)
    case 'left-win':
      return analysis.points(cost.points)
  }
}
