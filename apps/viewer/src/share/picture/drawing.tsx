import type { ReactNode } from 'react'
import { TileDefs } from '../../tiles/sprite.tsx'
import { coloured, type Palette } from './palette.ts'

interface Sheet {
  readonly width: number
  readonly height: number
}

/** A drawing as an SVG document that needs nothing else: no style sheet, no font. */
export async function drawing(content: ReactNode, { width, height }: Sheet, palette: Palette): Promise<string> {
  // Loaded here: Next refuses this import at the top of what its pages' server side imports.
  const { renderToStaticMarkup } = await import('react-dom/server')
  const markup = renderToStaticMarkup(
    <svg xmlns="http://www.w3.org/2000/svg" viewBox={`0 0 ${width} ${height}`}>
      <TileDefs />
      {content}
    </svg>,
  )
  return coloured(markup, palette)
}
