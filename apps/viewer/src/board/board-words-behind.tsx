'use client'

import { memo, useDeferredValue } from 'react'
import styles from './board.module.css'
import { BoardInWords, type BoardInWordsProps } from './board-words.tsx'

const Telling = memo(BoardInWords)

/**
 * The board in words, drawn once the board itself is: nobody waits for texts that are heard, and who goes on faster than they can be
 * drawn skips them. While they are those of another moment they say so (`aria-busy`).
 */
export function BoardInWordsBehind(props: BoardInWordsProps) {
  const told = useDeferredValue(props)
  return (
    <div className={styles.words} aria-busy={told === props ? undefined : true}>
      <Telling {...told} />
    </div>
  )
}
