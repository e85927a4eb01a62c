'use client'

import { lazy, Suspense, use } from 'react'

const ID = 'faces'

/** Only the server writes it: a browser loads neither this text nor what writes it. */
const written = typeof window === 'undefined' ? import('./sprite-text.ts').then(({ SPRITE_TEXT }) => SPRITE_TEXT) : null

const Drawn = lazy(() => import('./sprite.tsx').then(({ TileSprite }) => ({ default: TileSprite })))

/**
 * The sprite for the layout of all pages, as text: no page sends its several hundred shapes as elements, nor looks at each of them
 * before it works. Nothing of it is laid out where it stands; what points at a face has it all the same. A page sends it in its
 * markup alone, and the browser reads it there; it draws the faces itself only on a page that came without markup (a fault).
 */
export function WrittenSprite() {
  const text = written === null ? document.getElementById(ID)?.innerHTML : use(written)
  if (text !== undefined) return <div id={ID} hidden dangerouslySetInnerHTML={{ __html: text }} />
  return (
    <div hidden>
      <Suspense>
        <Drawn />
      </Suspense>
    </div>
  )
}
