import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { readOptions } from './options.ts'

const { parts, check } = readOptions({
  name: 'npm run generate',
  about: 'Writes the code that event-schemas/ makes, and what documents say that code says.',
  options: {
    parts: { kind: 'words', about: 'these alone', of: ['code', 'documents'] },
    check: { kind: 'switch', about: 'write nothing, and exit with 1 when something is not current' },
  },
})
const includes = (part: (typeof parts)[number]): boolean => parts.length === 0 || parts.includes(part)

if (includes('code')) keep('code', await (await import('./schemas/src/code.ts')).generatedCode())
// Loaded once the code that it reads is there.
if (includes('documents')) keep('documents', (await import('./docs/src/documents.ts')).generatedDocuments())

/** Writes the files that are not what they should be, by path from the root; where they are only looked at, says which. */
function keep(part: (typeof parts)[number], files: Readonly<Record<string, string>>): void {
  const root = join(import.meta.dirname, '..')
  const stale = Object.entries(files).filter(([path, text]) => {
    const file = join(root, path)
    return !existsSync(file) || readFileSync(file, 'utf8') !== text
  })
  if (!check) {
    for (const [path, text] of stale) {
      mkdirSync(dirname(join(root, path)), { recursive: true })
      writeFileSync(join(root, path), text)
    }
    console.log(`wrote ${stale.length} of ${Object.keys(files).length} files of ${part}`)
  } else if (stale.length === 0) {
    console.log(`generated ${part} ${part === 'code' ? 'is' : 'are'} current`)
  } else {
    for (const [path] of stale) console.error(`${path} is not current: run \`npm run generate\``)
    process.exitCode = 1
  }
}
