import { headers } from 'next/headers'

/** A name or an address with or without a port, as browsers send it: nothing that could lead a link elsewhere. */
const HOST = /^(?:[a-z\d](?:[a-z\d.-]{0,252}[a-z\d])?|\[[a-f\d:]{2,45}\])(?::\d{1,5})?$/i

/**
 * Where this site is, for links that must be absolute: as `PAIPU_PUBLIC_URL` says, or as the reader reached it. What a proxy
 * says of itself (`X-Forwarded-Host`) is not believed: anybody may send it.
 */
export async function siteOrigin(): Promise<URL> {
  const told = process.env.PAIPU_PUBLIC_URL
  return new URL(told || originOf((await headers()).get('host')))
}

/** The origin of a plain HTTP request with this `Host`. */
export function originOf(host: string | null): string {
  return host !== null && HOST.test(host) && URL.canParse(`http://${host}`) ? `http://${host}` : 'http://localhost'
}
