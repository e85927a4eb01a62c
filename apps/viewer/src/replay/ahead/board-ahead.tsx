'use client'

import { Board } from '../../board/index.ts'

/**
 * Shows nothing. A page that has these before it evaluates what it is made of a part at a time: each part that the page as the server
 * wrote it names is evaluated when it is come to, and the browser may do something else between two of them. In one, that is the
 * longest task behind the framework's own.
 */
export function BoardAhead(): null {
  void Board
  return null
}
