import type { Coming } from '../reach/client-address.ts'

/** What GraphQL's context tells of who asks, over HTTP and over the socket. */
export interface Asking {
  /** The request; over the socket the one that opened the connection. */
  readonly req: Coming
}
