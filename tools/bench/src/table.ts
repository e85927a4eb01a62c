import type { BenchRow } from './row.ts'

/** The head of the Markdown table of figures. */
export const TABLE_HEAD = '| what | figure | beside it in the same run | ratio | aim |\n|---|---:|---:|---:|---|'

/** A figure as a row of it. */
export function rowLine({ name, value, unit, peer, ratio, aim }: BenchRow): string {
  const beside = peer === undefined ? '' : `${peer.name}: ${figure(peer.value)}`
  return `| ${name} | ${figure(value)} ${unit} | ${beside} | ${ratio === undefined ? '' : `${figure(ratio)}×`} | ${aim ?? ''} |`
}

function figure(value: number): string {
  return value >= 100 ? Math.round(value).toLocaleString('en-US') : value.toPrecision(3)
}
