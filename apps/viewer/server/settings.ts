/** What the viewer's process is told by its environment. */
export interface Settings {
  /** The address to listen at; `null` for every address of the machine. */
  readonly host: string | null
  readonly port: number
  /** Paipu's server, as this machine reaches it. */
  readonly serverUrl: URL
}

/** A setting that can't be used; the message is one line that names it. */
export class BadSetting extends Error {
  override readonly name = 'BadSetting'
}

/**
 * Reads the settings: `PAIPU_VIEWER_PORT` (default 3000; 0 for any free port), `PAIPU_VIEWER_HOST` (default: every
 * address of the machine) and `PAIPU_SERVER_URL` (default http://127.0.0.1:4000). Throws {@link BadSetting}.
 */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  return {
    host: env.PAIPU_VIEWER_HOST ?? null,
    port: readPort(env.PAIPU_VIEWER_PORT ?? '3000'),
    serverUrl: readUrl(env.PAIPU_SERVER_URL ?? 'http://127.0.0.1:4000'),
  }
}

function readPort(text: string): number {
  const port = Number(text)
  if (!/^\d{1,5}$/.test(text) || port > 65_535) throw new BadSetting(`PAIPU_VIEWER_PORT is no port number: ${text}`)
  return port
}

function readUrl(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : null
  if (url?.protocol !== 'http:') throw new BadSetting(`PAIPU_SERVER_URL is no http address: ${text}`)
  return url
}
