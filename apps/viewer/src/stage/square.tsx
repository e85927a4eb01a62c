import type { ReactNode, Ref } from 'react'

interface Props {
  readonly place?: Ref<HTMLDivElement>
  /** Whether tiles that have come from somewhere lie where they have come to. */
  readonly still?: boolean
  readonly children: ReactNode
}

/** The place of the board: the largest square there is room for. */
export function Square({ place, still = false, children }: Props) {
  return (
    <div className="stage-board" ref={place} data-still={still || undefined}>
      <div className="stage-square">{children}</div>
    </div>
  )
}
