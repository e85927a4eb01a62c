import { Link } from '../link.tsx'
import type { ReactNode } from 'react'

/** One row of a table with bars. */
export interface BarRow {
  readonly key: string
  readonly name: ReactNode
  /** The length of the bar, from −1 to 1. */
  readonly part: number
  readonly value: string
  /** The deals behind the value, where there are any. */
  readonly href: string | null
  readonly more: readonly string[]
}

interface Props {
  readonly id: string
  readonly title: string
  readonly note?: string
  /** The heads of the columns but the bars': name, value, and the rest. */
  readonly heads: readonly string[]
  readonly graph: string
  readonly rows: readonly BarRow[]
  /** Whether bars go both ways from a middle. */
  readonly signed?: boolean
}

/** A table whose rows have a bar each: the graph for the eye, and the numbers for everyone. */
export function Bars({ id, title, note, heads, graph, rows, signed = false }: Props) {
  return (
    <section className="statistics-part" aria-labelledby={id}>
      <h2 id={id} className="font-semibold">
        {title}
      </h2>
      {note !== undefined && <p className="text-sm text-muted">{note}</p>}
      {rows.length > 0 && (
        <table className="bars" aria-labelledby={id}>
          <thead>
            <tr>
              <th scope="col">{heads[0]}</th>
              <th scope="col" className="bars-graph">
                <span className="sr-only">{graph}</span>
              </th>
              {heads.slice(1).map((head) => (
                <th key={head} scope="col" className="bars-number">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, name, part, value, href, more }) => (
              <tr key={key}>
                <th scope="row">{name}</th>
                <td className="bars-graph">
                  <Bar part={part} signed={signed} />
                </td>
                <td className="bars-number">
                  {href === null ? (
                    value
                  ) : (
                    <Link className="link" prefetch={false} href={href}>
                      {value}
                    </Link>
                  )}
                </td>
                {more.map((text, column) => (
                  // oxlint-disable-next-line react/no-array-index-key -- columns don't move
                  <td key={column} className="bars-number">
                    {text}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}

function Bar({ part, signed }: { readonly part: number; readonly signed: boolean }) {
  const [zero, scale] = signed ? [50, 50] : [0, 100]
  const width = Math.abs(part) * scale
  return (
    <svg className="bar" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
      <rect
        x={part < 0 ? zero - width : zero}
        y="0"
        width={width}
        height="10"
        className={part < 0 ? 'bar-lost' : 'bar-won'}
      />
      <path d={`M${zero} 0V10`} vectorEffect="non-scaling-stroke" />
    </svg>
  )
}
