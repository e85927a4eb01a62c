import type { EventRecord } from '@paipu/contracts'
import { refused, unusable, type CliFailure } from './failure.ts'

/** A deal as a file holds it; `place` says in words where one of its events stands in the file. */
export interface FileDeal {
  readonly records: readonly EventRecord[]
  readonly place: (event: number) => string
}

/** What is wrong with a file: it can't be read (`malformed`), or a deal in it breaks a rule. */
export interface FileFault {
  readonly malformed: boolean
  readonly message: string
}

/** One deal of a file, or what is wrong; nothing follows a fault. */
export type FileItem =
  | { readonly ok: true; readonly deal: FileDeal }
  | { readonly ok: false; readonly fault: FileFault }

/** What is said in the place of a deal of a file that can't be read. */
export function unreadable(message: string): Extract<FileItem, { ok: false }> {
  return { ok: false, fault: { malformed: true, message } }
}

/** A fault as that with which a command ends. */
export function faultFailure(file: string, { malformed, message }: FileFault): CliFailure {
  return (malformed ? unusable : refused)(`${file}: ${message}`)
}

/** A place in a file where a line begins: so many bytes and lines come before it. */
export interface Place {
  readonly byte: number
  readonly lines: number
}

export const FILE_START: Place = { byte: 0, lines: 0 }
