'use client'

import { useEffect, useState } from 'react'
import { dateTime, utc } from './format.ts'
import type { Messages } from './words/catalogue.ts'
import { useIsMounted } from './use-is-mounted.ts'
import { useLanguage, useWords } from './words/context.tsx'

/**
 * The time by the server's clock, milliseconds, ticking once a second in the browser. `initial` is what the server's own
 * rendering used, so that the first paint and the page agree; `skew` is the server's clock less this one's.
 */
export function useNow(initial: number, skew: number): number {
  const [now, setNow] = useState(initial)
  useEffect(() => {
    const tick = () => setNow(Date.now() + skew)
    tick()
    const timer = setInterval(tick, 1000)
    return () => clearInterval(timer)
  }, [skew])
  return now
}

/**
 * A moment in the past: relative while fresh, else date and time in the reader's zone; UTC in the title. A record without
 * dates says so.
 */
export function Time({ time, now }: { readonly time: string; readonly now?: number }) {
  const words = useWords()
  const language = useLanguage()
  const zone = useIsMounted() ? undefined : 'UTC'
  if (isUndated(time)) return words.ago.undated
  const absolute = dateTime(time, language, zone)
  const relative = now === undefined ? null : ago(now - Date.parse(time), words)
  return (
    <time dateTime={time} title={relative === null ? utc(time) : `${absolute} · ${utc(time)}`}>
      {relative ?? absolute}
    </time>
  )
}

/** Whether a time only gives an order: a record that names no date counts its moments from the beginning of 1970. */
export function isUndated(time: string): boolean {
  return time.startsWith('1970-')
}

/** How long ago in words; `null` after a day. */
function ago(milliseconds: number, { ago }: Messages): string | null {
  const minutes = Math.floor(milliseconds / 60_000)
  if (minutes < 1) return ago.now
  if (minutes < 60) return ago.minutes(minutes)
  return minutes < 24 * 60 ? ago.hours(Math.floor(minutes / 60)) : null
}
