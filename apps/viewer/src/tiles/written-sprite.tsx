import { TileSprite } from './sprite.tsx'

/**
 * The sprite for the layout of all pages, as text: no page sends its several hundred shapes a second time as elements, nor looks
 * at each of them before it works. Nothing of it is laid out where it stands; what points at a face has it all the same.
 */
export async function WrittenSprite() {
  return <div hidden dangerouslySetInnerHTML={{ __html: await sprite() }} />
}

let written: Promise<string> | null = null

/** It is the same on every page, and written once. */
function sprite(): Promise<string> {
  written ??= write()
  return written
}

async function write(): Promise<string> {
  // Loaded here: Next refuses this import at the top of what its pages' server side imports.
  const { renderToStaticMarkup } = await import('react-dom/server')
  return renderToStaticMarkup(<TileSprite />)
}
