'use client'

import { narrateParts, type Frame, type Phrase } from '@paipu/views'
import { TileFace } from '../tiles/index.ts'
import { useLanguage } from '../words/context.tsx'

/** A moment in words, its tiles drawn. `size` is a tile's width in CSS pixels. */
export function Phrases({ frame, size }: { readonly frame: Frame; readonly size: number }) {
  const language = useLanguage()
  const phrases = narrateParts(frame, language)
  return phrases.map((phrase, index) => {
    switch (phrase.kind) {
      case 'text':
        return (
          <span key={index}>
            {phrases[index - 1]?.kind === 'tiles' ? phrase.text.slice(stopOf(phrase).length) : phrase.text}
          </span>
        )
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
  })
}

/** The stop that a text begins with: it belongs to the tile before it and must not begin a line. */
function stopOf(phrase: Phrase | undefined): string {
  return (phrase?.kind === 'text' && /^[.,;:。，；：、]*/.exec(phrase.text)?.[0]) || ''
}
