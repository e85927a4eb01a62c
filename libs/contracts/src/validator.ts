/** One thing a validator found wrong: where (a JSON Pointer into the data), what, and the particulars of the rule. */
export interface ValidationIssue {
  readonly instancePath: string
  readonly params?: Readonly<Record<string, unknown>>
  readonly message?: string
}

/** A generated validator: true when the value has the schema's shape; otherwise `errors` says what is wrong. */
export interface Validator {
  (data: unknown): boolean
  errors?: readonly ValidationIssue[] | null
}

/** The validator of one version of one event type. */
export interface EventValidator {
  readonly name: string
  readonly version: number
  readonly validate: Validator
}

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
