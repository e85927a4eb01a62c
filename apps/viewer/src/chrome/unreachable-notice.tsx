import type { ReactNode } from 'react'
import { useWords } from '../words/context.tsx'

interface Props {
  /** Whether the page shows what the server said before. */
  readonly stale: boolean
  readonly children?: ReactNode
}

/**
 * On a page that stays: the server does not answer. Where the page shows what was said before, the notice comes over the foot of the
 * screen, so that nothing moves that is being read: it belongs at the page's end.
 */
export function UnreachableNotice({ stale, children }: Props) {
  const { unreachable } = useWords()
  return (
    <div role="alert" className={stale ? 'notice notice-over' : 'notice'}>
      <div>
        <p className="font-semibold">{unreachable.title}</p>
        <p>
          <span className="notice-help">{unreachable.help} </span>
          {stale && unreachable.stale}
        </p>
      </div>
      {children}
    </div>
  )
}
