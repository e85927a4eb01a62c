import type { NextConfig } from 'next'
import { join } from 'node:path'

/**
 * The libs are consumed from their TypeScript sources. Where Paipu's server is must stay a start-time choice, so that it
 * is not said here (rewrites would be baked into the build): server/main.ts proxies to it.
 */
const config: NextConfig = {
  transpilePackages: [
    '@paipu/tiles',
    '@paipu/hands',
    '@paipu/contracts',
    '@paipu/fairness',
    '@paipu/engine',
    '@paipu/views',
    '@paipu/bots',
    '@paipu/analysis',
    '@paipu/records',
    '@paipu/http',
  ],
  turbopack: { root: join(import.meta.dirname, '../..') },
  // Native code, and a font parser that must find the fonts' files: loaded as they are.
  serverExternalPackages: ['@resvg/resvg-js', 'opentype.js'],
  // The tags of a page's preview stand in its head for everyone, not only for robots that Next knows.
  htmlLimitedBots: /.*/,
  poweredByHeader: false,
  // The lists of deals and of tables are the lobby's.
  redirects: async () => [
    { source: '/deals', destination: '/#finished-deals', permanent: false },
    { source: '/tables', destination: '/#live-tables', permanent: false },
  ],
  reactStrictMode: true,
}

export default config
