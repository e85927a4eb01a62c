/**
 * Who may know a fact: everyone (`public`), the seats named beside it and, once the deal is over, everyone (`actor`),
 * everyone once the deal is over (`afterDeal`), nobody outside the server (`server`).
 */
export type Audience = 'public' | 'actor' | 'afterDeal' | 'server'

/** A property that not everyone may see: where it stands (`*` is every item of a list) and whose it is. */
export interface SecretField {
  readonly path: readonly string[]
  readonly audience: Audience
  /** Sibling properties that hold the seats which may see it; empty unless the audience is `actor`. */
  readonly actors: readonly string[]
}

/** Secrecy of a whole event (may a viewer know that it happened?) and of its properties that are not public. */
export interface Secrecy {
  readonly event: Audience
  readonly actors: readonly string[]
  readonly fields: readonly SecretField[]
}
