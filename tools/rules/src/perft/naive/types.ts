import type { NaiveRules } from './rules.ts'

/** One seat as the events tell it. */
export interface NaiveSeat {
  hand: string[]
  melds: { kind: 'pung' | 'kong'; tile: string }[]
  voidSuit: string | null
  /** Has passed on or removed its three tiles, or chosen its void suit, in the step that is on. */
  chosen: boolean
  left: boolean
  locked: boolean
  announced: boolean
  /** Passed a win, or pungs of these tiles, since its last draw (P5). */
  winPassed: boolean
  pungsPassed: string[]
}

/** What is asked of whom. */
export type NaiveStep =
  | { readonly name: 'swap' | 'remove' | 'void' | 'over' }
  | {
      readonly name: 'turn'
      readonly seat: number
      readonly source: 'opening' | 'draw' | 'replacement' | 'pung'
      readonly drawn: string | null
    }
  | {
      readonly name: 'open'
      readonly from: number
      readonly tile: string
      readonly added: boolean
      readonly afterKong: boolean
      readonly answers: (string | null)[]
    }
  | { readonly name: 'draw'; readonly konger: number | null }

/** A deal as its events tell it, read without the engine. */
export interface NaiveTable {
  readonly rules: NaiveRules
  readonly limit: boolean
  readonly dealer: number
  readonly seats: NaiveSeat[]
  wall: number
  discards: number
  step: NaiveStep
}
