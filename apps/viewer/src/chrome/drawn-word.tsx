'use client'

import { use } from 'react'

/** A character's width in the units of its outline, and how far it comes up from the line. */
const EM = 1000
const ASCENT = 880

/** Only the server draws. */
const drawing = typeof window === 'undefined' ? import('./outlines.ts').then(({ outlinesOf }) => outlinesOf) : null

/**
 * A Chinese word of every page in English as its outlines: written, the page would ask for two parts of the Chinese font for it, and
 * look through the system's fonts until they are there, before anything else is laid out. A page sends them in its markup alone, and
 * the browser reads them there; on a page that was in Chinese before, whose font is there, the word is written.
 */
export function DrawnWord({ text }: { readonly text: string }) {
  const id = `drawn-${text}`
  const outlines = drawing === null ? document.getElementById(id)?.innerHTML : use(drawing)(text)
  if (outlines === undefined) return <span lang="zh-Hans">{text}</span>
  const characters = [...text].length
  return (
    <svg
      id={id}
      className="drawn-word"
      viewBox={`0 ${-ASCENT} ${characters * EM} ${EM}`}
      style={{ width: `${characters}em` }}
      lang="zh-Hans"
      role="img"
      aria-label={text}
      focusable="false"
      dangerouslySetInnerHTML={{ __html: outlines }}
    />
  )
}
