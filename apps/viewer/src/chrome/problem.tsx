import { Link } from '../link.tsx'
import type { ReactNode } from 'react'

/** A page that says what is wrong, and leads on. */
export function Problem({
  title,
  help,
  children,
}: {
  readonly title: string
  readonly help: string
  readonly children: ReactNode
}) {
  return (
    <main id="content" className="problem">
      <h1 className="text-lg font-semibold">{title}</h1>
      <p className="mt-2 text-muted">{help}</p>
      <div className="mt-6 flex flex-wrap gap-3">{children}</div>
    </main>
  )
}

/** One way on from a problem. */
export function WayOn({ href, children }: { readonly href: string; readonly children: ReactNode }) {
  return (
    <Link href={href} className="action">
      {children}
    </Link>
  )
}
