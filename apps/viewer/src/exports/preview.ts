/** What the server says an export will be (`GET /exports/preview.json`). */
export interface Preview {
  readonly deals: number
  readonly files: readonly PreviewFile[]
  readonly companions: readonly { readonly file: string; readonly address: string }[]
  readonly beginnings: readonly Beginning[]
}

export interface PreviewFile {
  readonly file: string
  readonly holds: string
  readonly address: string
  /** About how long; `null` where that is not known beforehand. */
  readonly bytes: number | null
}

export interface Beginning {
  readonly holds: string
  readonly columns: readonly string[] | null
  readonly rows: readonly (readonly (string | number | boolean | null)[])[]
  readonly lines: readonly string[]
}

/** Why the server will not, in its own words, and the field that is wrong. */
export class ExportRefused extends Error {
  override readonly name = 'ExportRefused'
  readonly code: string
  readonly field: string | null
  constructor(code: string, message: string, field: string | null) {
    super(message)
    this.code = code
    this.field = field
  }
}

/** Throws {@link ExportRefused} for an answer that is a refusal; another error where the server itself did not answer. */
export async function accepted(response: Response): Promise<Response> {
  if (response.ok) return response
  const body = (await response.json().catch(() => ({}))) as {
    readonly error?: { readonly code: string; readonly message: string; readonly field?: string }
  }
  if (body.error === undefined && response.status >= 502) throw new Error(`HTTP ${response.status}`)
  const { code = 'BAD_ANSWER', message = `HTTP ${response.status}`, field = null } = body.error ?? {}
  throw new ExportRefused(code, message, field)
}

/** Asks what an export will be. */
export async function loadPreview(search: string, signal: AbortSignal): Promise<Preview> {
  const response = await accepted(await fetch(`/exports/preview.json?${search}`, { signal, cache: 'no-store' }))
  return (await response.json()) as Preview
}
