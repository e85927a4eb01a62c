import type { ReactNode } from 'react'

/** The place of the board: the largest square there is room for. */
export function Square({ children }: { readonly children: ReactNode }) {
  return (
    <div className="stage-board">
      <div className="stage-square">{children}</div>
    </div>
  )
}
