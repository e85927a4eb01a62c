/** How many tables this server plays, how many it waits for, and how many had to be stopped. */
export interface TableCounts {
  readonly playing: number
  readonly standingBy: number
  readonly failed: number
}
