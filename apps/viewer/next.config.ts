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
  ],
  turbopack: { root: join(import.meta.dirname, '../..') },
  poweredByHeader: false,
  // The lists of deals and of tables are the lobby's.
  redirects: async () => [
    { source: '/deals', destination: '/#finished-deals', permanent: false },
    { source: '/tables', destination: '/#live-tables', permanent: false },
  ],
  reactStrictMode: true,
}

export default config
