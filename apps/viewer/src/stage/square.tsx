import type { ReactNode, Ref } from 'react'

/** The place of the board: the largest square there is room for. */
export function Square({ place, children }: { readonly place?: Ref<HTMLDivElement>; readonly children: ReactNode }) {
  return (
    <div className="stage-board" ref={place}>
      <div className="stage-square">{children}</div>
    </div>
  )
}
