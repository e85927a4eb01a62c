'use client'

import { useEffect, useRef, useState } from 'react'
import { download, save, type Loaded, type Progress } from './download.ts'
import { ExportRefused, type Preview } from './preview.ts'

/** How a download stands. */
export type Download =
  | { readonly state: 'idle' | 'failed' }
  | { readonly state: 'loading'; readonly progress: Progress }
  | { readonly state: 'refused'; readonly error: ExportRefused }
  | { readonly state: 'done'; readonly loaded: Loaded }

/** A download of all files of an export; one main file is kept at once, several are kept by the reader. */
export function useDownload(): {
  readonly state: Download
  readonly start: (preview: Preview) => void
  readonly stop: () => void
} {
  const [state, setState] = useState<Download>({ state: 'idle' })
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])

  async function load(preview: Preview): Promise<void> {
    const { signal } = (running.current = new AbortController())
    const tell = (next: Download): void => {
      if (!signal.aborted) setState(next)
    }
    try {
      const loaded = await download(preview, { signal, onProgress: (progress) => tell({ state: 'loading', progress }) })
      tell({ state: 'done', loaded })
      const [first] = loaded.files
      if (preview.files.length === 1 && first!.checked) save(first!)
    } catch (error) {
      tell(error instanceof ExportRefused ? { state: 'refused', error } : { state: 'failed' })
    }
  }
  return {
    state,
    start: (preview) => void load(preview),
    stop: () => {
      running.current?.abort()
      setState({ state: 'idle' })
    },
  }
}
