import type { Metadata } from 'next'
import type { Language } from '../words/language.ts'
import type { Messages } from '../words/catalogue.ts'
import { siteOrigin } from './origin.ts'
import { CARD_SIZE } from './picture/card-size.ts'

/** What a link to a page shows where it is posted. */
export interface Preview {
  readonly title: string
  readonly description: string
  /** The page, from the root of the site. */
  readonly path: string
  /** The picture, of the size of a card, from the root of the site. */
  readonly picture: string
  readonly alt: string
}

/** A page's title and description, and its preview: Open Graph, and what else is needed for a large picture. */
export async function previewed(
  { title, description, path, picture, alt }: Preview,
  words: Messages,
): Promise<Metadata> {
  const images = [{ url: picture, type: 'image/png', alt, ...CARD_SIZE }]
  return {
    metadataBase: await siteOrigin(),
    title,
    description,
    openGraph: { type: 'website', siteName: words.site.title, title, description, url: path, images },
    twitter: { card: 'summary_large_image', title, description, images },
  }
}

/** The picture of a page that shows no moment of a finished deal. */
export function brandPicture(language: Language, { site }: Messages): Pick<Preview, 'picture' | 'alt'> {
  return { picture: `/preview.png?lang=${language}`, alt: `${site.title} 牌谱: ${site.description}` }
}

/** The preview of a page that shows no moment of a finished deal: its own title and description, the picture of all. */
export function pagePreview(
  { title, description, path }: Pick<Preview, 'title' | 'description' | 'path'>,
  language: Language,
  words: Messages,
): Promise<Metadata> {
  return previewed({ title, description, path, ...brandPicture(language, words) }, words)
}
