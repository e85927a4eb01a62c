import type { MetadataRoute } from 'next'
import { wordsIn } from '../words/catalogue.ts'

/** What a phone needs to keep Paipu among its programs. */
export default function manifest(): MetadataRoute.Manifest {
  const { site } = wordsIn('en')
  return {
    name: `${site.title} 牌谱`,
    short_name: site.title,
    description: site.description,
    start_url: '/',
    display: 'standalone',
    background_color: '#0b1512',
    theme_color: '#0b1512',
    icons: [{ src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' }],
  }
}
