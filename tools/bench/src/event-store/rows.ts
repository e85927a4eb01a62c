import type { BenchRow } from '../row.ts'
import type { Times } from './work.ts'

/** A row of units a second: the more the better. */
export function rateRow(
  name: string,
  unit: string,
  peer: string,
  { ours, theirs }: { readonly ours: number; readonly theirs: number },
  aim?: string,
): BenchRow {
  const row = { name, unit, value: ours, peer: { name: peer, value: theirs }, ratio: ours / theirs }
  return aim === undefined ? row : { ...row, aim }
}

/** Two rows of milliseconds, p50 and p99: the fewer the better. */
export function timeRows(name: string, ours: Times, peer: string, theirs: Times, aimOfP99?: string): BenchRow[] {
  return (['p50', 'p99'] as const).map((share) => {
    const peerRow = { name: peer, value: theirs[share] }
    const row = {
      name: `${name}, ${share}`,
      value: ours[share],
      unit: 'ms',
      peer: peerRow,
      ratio: theirs[share] / ours[share],
    }
    return share === 'p50' || aimOfP99 === undefined ? row : { ...row, aim: aimOfP99 }
  })
}
