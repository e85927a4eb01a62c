'use client'

import type { ReactNode } from 'react'
import { narrateParts, type Frame, type Phrase } from '@paipu/views'
import { TileFace } from '../tiles/index.ts'
import { useLanguage } from '../words/context.tsx'

/** A moment in words, its tiles drawn. `size` is a tile's width in CSS pixels. */
export function Phrases({ frame, size }: { readonly frame: Frame; readonly size: number }) {
  const language = useLanguage()
  const phrases = narrateParts(frame, language)
  return joinTexts(
    phrases.map((phrase, index) => {
      switch (phrase.kind) {
        case 'text':
          return phrases[index - 1]?.kind === 'tiles' ? phrase.text.slice(stopOf(phrase).length) : phrase.text
        case 'seat':
          // On its own, so that a name written from right to left leaves the words and numbers beside it where they are.
          return (
            <b key={index} dir="auto">
              {phrase.name}
            </b>
          )
        case 'tiles':
          return (
            <span key={index} className="phrase-tiles">
              {phrase.tiles.map((tile, at) => (
                <TileFace key={at} tile={tile} size={size} language={language} />
              ))}
              {stopOf(phrases[index + 1])}
            </span>
          )
      }
    }),
  )
}

/** Texts that follow one another as one: a list of a deal's moments is laid out for each of them. */
function joinTexts(parts: readonly ReactNode[]): readonly ReactNode[] {
  return parts.reduce<readonly ReactNode[]>((joined, part) => {
    const last = joined.at(-1)
    return typeof last === 'string' && typeof part === 'string'
      ? [...joined.slice(0, -1), last + part]
      : [...joined, part]
  }, [])
}

/** The stop that a text begins with: it belongs to the tile before it and must not begin a line. */
function stopOf(phrase: Phrase | undefined): string {
  return (phrase?.kind === 'text' && /^[.,;:。，；：、]*/.exec(phrase.text)?.[0]) || ''
}
