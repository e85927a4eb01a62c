import type { WhatIf } from '@paipu/analysis'

/** A branch as a link has it: `90.4` is the fourth other choice, from 0, at the event 90. */
export function writeBranch({ source, action }: WhatIf): string {
  return `${source}.${action}`
}

/** Reads a branch from a link; `null` for what is none. */
export function parseBranch(text: string | null): WhatIf | null {
  const [, source, action] = /^(\d{1,5})\.(\d{1,3})$/.exec(text ?? '') ?? []
  return source === undefined ? null : { source: Number(source), action: Number(action) }
}
