/** A part of an address as it was meant; a part that is no UTF-8 stays as it is. */
export function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
