const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/** Whether a text is an id: a UUID in lower case, as all ids of Paipu are. */
export function isId(text: string): boolean {
  return UUID.test(text)
}
