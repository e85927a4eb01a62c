'use client'

import { Seal } from '../board/plate.tsx'
import { boardWords } from '../board/words.ts'
import { useLanguage, useWords } from '../words/context.tsx'

/** What the signs on the table mean that are the same in every language, or a single letter. */
export function BoardSigns() {
  const words = useWords()
  const language = useLanguage()
  return (
    <ul className="legend" aria-label={words.signs.label}>
      <li>
        <span className="seat-letter font-normal">{boardWords(language).dealerMark}</span>
        {words.signs.dealer}
      </li>
      <li>
        <Seal />
        {words.signs.won}
      </li>
    </ul>
  )
}
