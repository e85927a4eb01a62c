import { Link } from '../link.tsx'

/** One number in short. */
export interface Figure {
  readonly name: string
  readonly value: string
  /** What it is made of, or what it is a part of. */
  readonly help?: string | null
  readonly href?: string
}

/** The most important numbers, each with its name. */
export function Figures({ title, figures }: { readonly title: string; readonly figures: readonly Figure[] }) {
  return (
    <section aria-label={title}>
      <dl className="key-figures">
        {figures.map(({ name, value, help, href }) => (
          <div key={name}>
            <dt className="text-sm text-muted">{name}</dt>
            <dd>
              {href === undefined ? (
                <span className="key-figure">{value}</span>
              ) : (
                <Link className="key-figure link" prefetch={false} href={href}>
                  {value}
                </Link>
              )}
              {help !== undefined && help !== null && <span className="text-sm text-muted">{help}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
