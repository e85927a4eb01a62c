'use client'

import { useWords } from '../words/context.tsx'
import type { TableName } from './asked.ts'
import type { Beginning } from './preview.ts'
import styles from './exports.module.css'

/** How the files of an export begin. */
export function Beginnings({ beginnings }: { readonly beginnings: readonly Beginning[] }) {
  return beginnings.map((beginning) => <FirstRows key={beginning.holds} beginning={beginning} />)
}

function FirstRows({ beginning: { holds, columns, rows, lines } }: { readonly beginning: Beginning }) {
  const words = useWords().exports
  if (columns === null)
    return (
      <section className={styles.beginning}>
        <h3>{words.firstLines(holds)}</h3>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, by keys too */}
        <pre tabIndex={0} role="region" aria-label={words.firstLines(holds)}>
          {lines.join('\n')}
        </pre>
      </section>
    )
  const name = words.tableNames[holds as TableName]
  if (rows.length === 0) return <p className={styles.beginning}>{words.noRows(name)}</p>
  return (
    <section className={styles.beginning}>
      <h3>{words.firstRows(name, rows.length)}</h3>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, by keys too */}
      <div className={styles.scrolled} tabIndex={0} role="region" aria-label={words.firstRows(name, rows.length)}>
        <table>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, at) => (
              // oxlint-disable-next-line react/no-array-index-key -- rows have no names and never move
              <tr key={at}>
                {columns.map((column, index) => (
                  <td key={column} data-number={typeof row[index] === 'number' || undefined}>
                    {row[index] === null ? '' : String(row[index])}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
