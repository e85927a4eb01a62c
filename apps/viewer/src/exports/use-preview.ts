'use client'

import { useEffect, useState } from 'react'
import { ExportRefused, loadPreview, type Preview } from './preview.ts'

/** How the look at an export stands; `unreached`: there was no answer. */
export type Looked =
  | { readonly state: 'looking' | 'unreached' }
  | { readonly state: 'refused'; readonly error: ExportRefused }
  | { readonly state: 'seen'; readonly preview: Preview }

/** A reader who is still choosing is not asked for at once, milliseconds. */
const PAUSE = 250
/** After so many milliseconds a server that did not answer is asked again. */
const AGAIN = 3_000

/** What the export of an address will be, looked at anew whenever it changes. */
export function usePreview(search: string): Looked {
  const [looked, setLooked] = useState<{ readonly search: string; readonly looked: Looked } | null>(null)
  useEffect(() => {
    const leaving = new AbortController()
    const look = (): void => {
      loadPreview(search, leaving.signal).then(
        (preview) => setLooked({ search, looked: { state: 'seen', preview } }),
        (error: unknown) => {
          if (leaving.signal.aborted) return
          const refused = error instanceof ExportRefused
          setLooked({ search, looked: refused ? { state: 'refused', error } : { state: 'unreached' } })
          if (!refused) timer = setTimeout(look, AGAIN)
        },
      )
    }
    let timer = setTimeout(look, PAUSE)
    return () => {
      clearTimeout(timer)
      leaving.abort()
    }
  }, [search])
  return looked?.search === search ? looked.looked : { state: 'looking' }
}
