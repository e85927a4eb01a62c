/** What of this server follows the store, each whether it does. */
export interface Following {
  readonly indexes: boolean
  readonly watching: boolean
  readonly seats: boolean
  /** For hosts of tables that are gone. Where no other server can host any, there is none, and nothing is wrong with it. */
  readonly lookout: boolean
}
