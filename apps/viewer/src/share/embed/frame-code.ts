import type { Language } from '../../words/language.ts'

interface Framed {
  readonly deal: string
  /** The search string that opens the moment. */
  readonly search: string
  readonly language: Language
  /** What the frame is called for those who hear the page. */
  readonly title: string
}

/**
 * The HTML that shows a moment in another site's page. The frame is allowed scripts and to open the whole replay in a window,
 * and nothing else: it needs no more, and the page that holds it need not trust this site.
 */
export function frameCode(origin: string, { deal, search, language, title }: Framed): string {
  const attributes = {
    src: `${origin}/embed/deals/${deal}${search}&lang=${language}`,
    title,
    width: '480',
    height: '656',
    style: 'border:0;max-width:100%',
    sandbox: 'allow-scripts allow-popups allow-popups-to-escape-sandbox',
    loading: 'lazy',
  }
  const written = Object.entries(attributes).map(([name, value]) => `${name}="${escaped(value)}"`)
  return `<iframe ${written.join(' ')}></iframe>`
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
