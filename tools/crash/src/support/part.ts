import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** What a part of the crash test measured: what, and how much. */
export type Figures = readonly (readonly [what: string, figure: string | number])[]

/** One part of the crash test. Rejects with what was broken. */
export interface Part {
  readonly name: string
  /** How many steps it has. */
  readonly steps: number
  run(folder: string, step: (text: string) => void): Promise<Figures>
}

/** Runs a part in a folder of its own, which goes with it when all was well. */
export async function runPart(part: Part, step: (text: string) => void): Promise<Figures> {
  const folder = mkdtempSync(join(tmpdir(), 'paipu-crash-'))
  try {
    const figures = await part.run(folder, step)
    rmSync(folder, { recursive: true, force: true })
    return figures
  } catch (error) {
    throw new Error(`${part.name}: what is left is in ${folder}`, { cause: error })
  }
}

/** A number from `least` to `most`. */
export function between(least: number, most: number): number {
  return least + Math.floor(Math.random() * (most - least + 1))
}
