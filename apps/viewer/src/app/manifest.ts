import type { MetadataRoute } from 'next'
import { wordsIn } from '../words/catalogue.ts'

/** What a phone needs to keep Paipu among its programs. */
export default function manifest(): MetadataRoute.Manifest {
  const { site } = wordsIn('en')
  return {
    name: `${site.title} 牌谱`,
    short_name: site.title,
    description: site.description,
    id: '/',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: '#0b1512',
    theme_color: '#0b1512',
    // Drawn from icon.svg by scripts/icons.ts.
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      ...(['192', '512'] as const).flatMap((size) => [
        { src: `/icons/icon-${size}.png`, sizes: `${size}x${size}`, type: 'image/png' },
        {
          src: `/icons/maskable-${size}.png`,
          sizes: `${size}x${size}`,
          type: 'image/png',
          purpose: 'maskable' as const,
        },
      ]),
    ],
  }
}
