/** Where server/main.ts keeps, for the page being rendered, the response it goes into. */
export const RESPONSE = Symbol.for('paipu.viewer.response')

interface ResponseScope {
  getStore(): { statusCode: number } | undefined
}

/**
 * Sets the HTTP status of the page being rendered. Next's own `notFound()` and thrown errors answer with an empty page
 * that only JavaScript fills; this keeps a complete page in the answer and lets every case have its true status.
 */
export function setStatus(status: number): void {
  const scope = Reflect.get(globalThis, RESPONSE) as ResponseScope | undefined
  const response = scope?.getStore()
  if (response !== undefined) response.statusCode = status
}
