'use client'

import { useState } from 'react'
import type { RuleSetName } from '../api/schema.ts'
import { UnreachableNotice } from '../chrome/unreachable-notice.tsx'
import { LOCALES } from '../format.ts'
import { useLanguage, useWords } from '../words/context.tsx'
import { searchOf, type Asked } from './asked.ts'
import { Beginnings } from './beginnings.tsx'
import { save } from './download.ts'
import { ExportForm } from './export-form.tsx'
import type { ExportRefused, Preview } from './preview.ts'
import { sizeText } from './sizes.ts'
import { useDownload, type Download } from './use-download.ts'
import { usePreview } from './use-preview.ts'
import styles from './exports.module.css'

interface Props {
  readonly initial: Asked
  readonly ruleSets: readonly RuleSetName[]
}

/** Chooses deals and a format, shows what that will be, and loads it. The address says what is chosen. */
export function ExportPage({ initial, ruleSets }: Props) {
  const words = useWords()
  const [asked, setAsked] = useState(initial)
  const search = searchOf(asked)
  const looked = usePreview(search)
  const change = (part: Partial<Asked>): void => {
    const next = { ...asked, ...part }
    setAsked(next)
    history.replaceState(null, '', `/exports?${searchOf(next)}`)
  }
  return (
    <main id="content" className="page">
      <h1 className="text-lg font-semibold">{words.exports.title}</h1>
      <p className="text-muted">{words.exports.about}</p>
      <div className={styles.halves}>
        <ExportForm asked={asked} onChange={change} ruleSets={ruleSets} />
        <section aria-labelledby="export-preview" className={styles.preview} aria-busy={looked.state === 'looking'}>
          <h2 id="export-preview" className="font-semibold">
            {words.exports.preview}
          </h2>
          {looked.state === 'looking' && <p className="text-muted">{words.exports.looking}</p>}
          {looked.state === 'unreached' && <UnreachableNotice stale={false} />}
          {looked.state === 'refused' && <Refused error={looked.error} />}
          {looked.state === 'seen' && <Seen key={search} preview={looked.preview} />}
        </section>
      </div>
    </main>
  )
}

function Refused({ error }: { readonly error: ExportRefused }) {
  const words = useWords().exports
  return (
    <p role="alert">
      {words.refused} {error.message}
    </p>
  )
}

function Seen({ preview }: { readonly preview: Preview }) {
  const words = useWords().exports
  const language = useLanguage()
  const { state, start, stop } = useDownload()
  if (preview.deals === 0) return <p className="empty">{words.noDeals}</p>
  const loading = state.state === 'loading'
  return (
    <>
      <p className="tabular-nums">{words.deals(preview.deals.toLocaleString(LOCALES[language]))}</p>
      <ul className={styles.files}>
        {preview.files.map(({ file, bytes }) => (
          <li key={file}>
            <code>{file}</code>
            <span className="text-muted tabular-nums">
              {bytes === null ? words.unsized : words.sized(sizeText(bytes, language))}
            </span>
          </li>
        ))}
      </ul>
      <button type="button" className="action" onClick={() => (loading ? stop() : start(preview))}>
        {loading ? words.stop : words.download}
      </button>
      <DownloadState state={state} />
      <details className={styles.addresses}>
        <summary>{words.direct}</summary>
        <ul>
          {[...preview.files, ...preview.companions].map(({ file, address }) => (
            <li key={file}>
              <a className="link" href={address} download>
                {file}
              </a>
            </li>
          ))}
        </ul>
      </details>
      <p className="text-sm text-muted">{words.dictionary}</p>
      <Beginnings beginnings={preview.beginnings} />
    </>
  )
}

/** How the download stands, told to screen readers too as it changes from one file to the next. */
function DownloadState({ state }: { readonly state: Download }) {
  const words = useWords().exports
  switch (state.state) {
    case 'idle':
      return null
    case 'failed':
      return <p role="alert">{words.failed}</p>
    case 'refused':
      return <Refused error={state.error} />
    case 'loading':
      return (
        <div className={styles.progress}>
          <progress aria-label={words.progress} value={state.progress.part} max={1} />
          <p role="status">{words.loading(state.progress.file)}</p>
        </div>
      )
    case 'done': {
      const { files, leftOut } = state.loaded
      const wrong = files.filter(({ checked }) => !checked).map(({ file }) => file)
      return (
        <div className={styles.progress}>
          <p role="status">{wrong.length === 0 ? words.done : words.wrong(wrong.join(', '))}</p>
          {leftOut.length > 0 && <LeftOut deals={leftOut} />}
          <ul className={styles.saved}>
            {files
              .filter(({ checked }) => checked)
              .map((file) => (
                <li key={file.file}>
                  <button type="button" className="action" onClick={() => save(file)}>
                    {words.save(file.file)}
                  </button>
                </li>
              ))}
          </ul>
        </div>
      )
    }
  }
}

/** Which deals are missing: some ids, and how many more. The manifest has them all. */
function LeftOut({ deals }: { readonly deals: readonly string[] }) {
  const words = useWords().exports
  const language = useLanguage()
  const more = deals.length - SOME
  return (
    <div role="alert">
      <p>{words.leftOut(deals.length.toLocaleString(LOCALES[language]))}</p>
      <ul className={styles.missing}>
        {deals.slice(0, SOME).map((id) => (
          <li key={id}>
            <code>{id}</code>
          </li>
        ))}
        {more > 0 && <li>{words.moreLeftOut(more.toLocaleString(LOCALES[language]))}</li>}
      </ul>
    </div>
  )
}

/** So many ids are shown. */
const SOME = 5
