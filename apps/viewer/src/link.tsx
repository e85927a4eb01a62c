'use client'

import NextLink, { useLinkStatus } from 'next/link'
import { useEffect, useState, type ComponentProps } from 'react'
import { createPortal } from 'react-dom'
import { useWords } from './words/context.tsx'

/** A page that comes sooner has come at once: a word that stood there for less would only flicker. */
const AT_ONCE_MS = 300

/** A link to another page. Where that takes its time, it is said over the page that is still there. */
export function Link({ children, ...props }: ComponentProps<typeof NextLink>) {
  return (
    <NextLink {...props}>
      {children}
      <OnItsWay />
    </NextLink>
  )
}

function OnItsWay() {
  const { pending } = useLinkStatus()
  return pending ? <Coming /> : null
}

/** Nothing at first: what is to be spoken must change in a place that is there already. */
function Coming() {
  const words = useWords()
  const [isLate, setIsLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), AT_ONCE_MS)
    return () => clearTimeout(timer)
  }, [])
  return createPortal(
    <p role="status" className="coming">
      {isLate ? words.lobby.loading : null}
    </p>,
    document.body,
  )
}
