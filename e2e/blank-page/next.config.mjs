import { join } from 'node:path'

/** A page of the viewer's framework with nothing on it: what the viewer's own pages are measured beside. */
export default { turbopack: { root: join(import.meta.dirname, '../..') }, reactStrictMode: true }
