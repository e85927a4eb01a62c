/** What the viewer's process is told by its environment. */
export interface Settings {
  /** The address to listen at; `null` for every address of the machine. */
  readonly host: string | null
  readonly port: number
  /** Paipu's server, as this machine reaches it. */
  readonly serverUrl: URL
  /** How many pages and pictures an address may ask for a second. */
  readonly pagesPerAddress: number
  /** The viewer, as its readers reach it; `null` to take their word for it. */
  readonly publicUrl: URL | null
}

/** Every variable that the viewer reads. The tables in the documents are made from this. */
export const VARIABLES = {
  host: {
    name: 'PAIPU_VIEWER_HOST',
    otherwise: '',
    takes: 'an address of this machine',
    means: 'where it listens; where it is not given, at every address of the machine',
  },
  port: {
    name: 'PAIPU_VIEWER_PORT',
    otherwise: '3000',
    takes: '0 to 65,535',
    means: 'the port it listens on; 0 takes a free one',
  },
  serverUrl: {
    name: 'PAIPU_SERVER_URL',
    otherwise: 'http://127.0.0.1:4000',
    takes: 'an `http://` address',
    means: "Paipu's server, or the proxy before several, as the viewer's machine reaches it",
  },
  pages: {
    name: 'PAIPU_VIEWER_PAGES_PER_ADDRESS',
    otherwise: '20',
    takes: '1 to 1,000,000',
    means:
      'pages and pictures that one address (of IPv6: one /64) may ask for a second; ten seconds of it are saved up, and what is above it is a 429. A proxy before the viewer must say for whom it asks (`X-Forwarded-For`), else all its visitors are one address',
  },
  publicUrl: {
    name: 'PAIPU_PUBLIC_URL',
    otherwise: '',
    takes: 'an `http://` or `https://` address without a path',
    means:
      'the viewer as its readers reach it, for the addresses in link previews; where it is not given, what a request says (`Host`), with `http://`',
  },
} as const

/** Settings that can't be used: every fault, one a line, which names the variable. None quotes an address: a password may be in it. */
export class BadSettings extends Error {
  override readonly name = 'BadSettings'
}

/** Reads the settings; a variable that is empty counts as not given. Throws {@link BadSettings}. */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const faults: string[] = []
  const given = ({ name, otherwise }: { readonly name: string; readonly otherwise: string }) => env[name] || otherwise
  const settings = {
    host: given(VARIABLES.host) || null,
    port: readPort(given(VARIABLES.port), faults),
    serverUrl: readUrl(given(VARIABLES.serverUrl), faults),
    pagesPerAddress: readRate(given(VARIABLES.pages), faults),
    publicUrl: readOrigin(given(VARIABLES.publicUrl), faults),
  }
  if (faults.length > 0) throw new BadSettings(faults.join('\n'))
  return settings
}

function readPort(text: string, faults: string[]): number {
  const port = Number(text)
  if (!/^\d{1,5}$/.test(text) || port > 65_535)
    faults.push(`${VARIABLES.port.name}: ${JSON.stringify(text)} is no port, 0 to 65535`)
  return port
}

function readRate(text: string, faults: string[]): number {
  const rate = Number(text)
  if (!/^\d{1,7}$/.test(text) || rate < 1 || rate > 1_000_000)
    faults.push(`${VARIABLES.pages.name}: ${JSON.stringify(text)} is no whole number, 1 to 1000000`)
  return rate
}

function readOrigin(text: string, faults: string[]): URL | null {
  if (text === '') return null
  const url = URL.canParse(text) ? new URL(text) : null
  if (url !== null && /^https?:$/.test(url.protocol) && `${url.origin}/` === url.href) return url
  faults.push(`${VARIABLES.publicUrl.name}: it is no http:// or https:// address without a path`)
  return null
}

function readUrl(text: string, faults: string[]): URL {
  const url = URL.canParse(text) ? new URL(text) : null
  if (url?.protocol === 'http:') return url
  faults.push(`${VARIABLES.serverUrl.name}: it is no http:// address`)
  return new URL(VARIABLES.serverUrl.otherwise)
}
