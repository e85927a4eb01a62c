'use client'

import { useRef, useState } from 'react'
import { showDialog } from '../stage/dialogs.ts'
import { Icon } from '../stage/icons.tsx'
import { useLanguage, useWords } from '../words/context.tsx'
import { frameCode } from './embed/frame-code.ts'

interface Props {
  readonly deal: string
  /** The search string that opens the moment on screen. */
  readonly search: string
  readonly title: string
}

/** Ways to show the moment on screen elsewhere: a picture of it, and a frame with it. */
export function ShareActions({ deal, search, title }: Props) {
  const words = useWords()
  const language = useLanguage()
  const dialog = useRef<HTMLDialogElement>(null)
  const [code, setCode] = useState('')
  const open = () => {
    setCode(frameCode(location.origin, { deal, search, language, title: words.share.frame(title) }))
    if (dialog.current !== null) showDialog(dialog.current)
  }
  return (
    <>
      <a
        className="action"
        href={`/deals/${deal}/picture.png${search}&lang=${language}`}
        download={`paipu-${deal}.png`}
        title={words.share.pictureHelp}
      >
        <Icon name="picture" />
        {words.share.picture}
      </a>
      <button type="button" className="action" aria-haspopup="dialog" onClick={open}>
        <Icon name="code" />
        {words.share.embed}
      </button>
      <dialog ref={dialog} className="dialog share-dialog" aria-labelledby="embed-title">
        <h2 id="embed-title" className="font-semibold">
          {words.share.embed}
        </h2>
        <p className="mt-2 text-muted" id="embed-help">
          {words.share.embedHelp}
        </p>
        <Code key={code} code={code} onClose={() => dialog.current?.close()} />
      </dialog>
    </>
  )
}

function Code({ code, onClose }: { readonly code: string; readonly onClose: () => void }) {
  const words = useWords()
  const field = useRef<HTMLTextAreaElement>(null)
  const [copied, setCopied] = useState<'no' | 'copied' | 'refused'>('no')
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code)
      setCopied('copied')
    } catch {
      // No clipboard without a secure connection or the reader's consent.
      field.current?.select()
      setCopied('refused')
    }
  }
  return (
    <>
      <textarea ref={field} className="embed-code" aria-labelledby="embed-title" readOnly rows={6} value={code} />
      <div className="mt-2 flex flex-wrap items-center gap-3">
        <button type="button" className="action" onClick={() => void copy()}>
          {words.share.copyCode}
        </button>
        <button type="button" className="action" onClick={onClose}>
          {words.share.close}
        </button>
        <span role="status">{copied === 'no' ? '' : words.share.codeCopied[copied]}</span>
      </div>
    </>
  )
}
