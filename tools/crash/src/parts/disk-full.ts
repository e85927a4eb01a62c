import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { diskKind, withSmallDisk } from '../support/disk.ts'
import { must } from '../support/must.ts'
import type { Figures, Part } from '../support/part.ts'
import { start } from '../support/processes.ts'

const PROGRAM = join(import.meta.dirname, '../fill-disk.ts')

/** The server on a disk that fills up: appends are refused, reads go on, and all goes on when there is room again. */
export function diskFull(): Part {
  return {
    name: 'a full disk',
    steps: 3,
    async run(folder, step) {
      const kind = diskKind()
      const running = start(...withSmallDisk(kind, folder, [PROGRAM, kind, folder]))
      let last = ''
      for await (const line of createInterface({ input: running.child.stdout! })) {
        if (line.startsWith('step: ')) step(line.slice('step: '.length))
        last = line
      }
      must(last.startsWith('[['), () => running.output())
      return JSON.parse(last) as Figures
    },
  }
}
