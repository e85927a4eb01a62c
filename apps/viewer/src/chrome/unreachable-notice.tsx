import type { ReactNode } from 'react'
import { useWords } from '../words/context.tsx'

interface Props {
  /** Whether the page shows what the server said before. */
  readonly stale: boolean
  readonly children?: ReactNode
}

/** Above a page that stays: the server does not answer. */
export function UnreachableNotice({ stale, children }: Props) {
  const { unreachable } = useWords()
  return (
    <div role="alert" className="notice">
      <div>
        <p className="font-semibold">{unreachable.title}</p>
        <p>
          {unreachable.help} {stale && unreachable.stale}
        </p>
      </div>
      {children}
    </div>
  )
}
