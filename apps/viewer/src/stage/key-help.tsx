'use client'

import { memo, useEffect, useRef, type ReactNode } from 'react'
import { useWords } from '../words/context.tsx'
import { BoardSigns } from './board-signs.tsx'
import { showDialog } from './dialogs.ts'

interface Props {
  readonly rows: readonly (readonly string[])[]
  readonly open: boolean
  readonly onClose: () => void
  /** What else is explained below the keys. */
  readonly children?: ReactNode
}

/** The list of keys, as a dialog. */
export function KeyHelp({ rows, open, onClose, children }: Props) {
  const words = useWords()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (open && dialog.current !== null) showDialog(dialog.current)
    else dialog.current?.close()
  }, [open])
  return (
    <dialog ref={dialog} className="dialog" aria-labelledby="keys-title" onClose={onClose}>
      <h2 id="keys-title" className="font-semibold">
        {words.keys.title}
      </h2>
      {open && (
        <>
          <Keys rows={rows} />
          {children}
          <BoardSigns />
        </>
      )}
      <button type="button" className="action mt-4" onClick={onClose}>
        {words.keys.close}
      </button>
    </dialog>
  )
}

/** They are many, and stand while the moment changes. */
const Keys = memo(function Keys({ rows }: Pick<Props, 'rows'>) {
  return (
    <dl className="keys">
      {rows.map(([keys, meaning]) => (
        <div key={keys}>
          <dt>
            {keys!.split(' ').map((key) => (
              <kbd key={key}>{key}</kbd>
            ))}
          </dt>
          <dd>{meaning}</dd>
        </div>
      ))}
    </dl>
  )
})
