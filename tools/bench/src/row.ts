/** One measured number, beside that of a published library taken in the same run where there is one. */
export interface BenchRow {
  readonly name: string
  readonly value: number
  /** What `value` counts, such as `M/s` or `ms`. */
  readonly unit: string
  /** The other library and its number, in the same unit. */
  readonly peer?: { readonly name: string; readonly value: number }
  /** How many times better than the peer. */
  readonly ratio?: number
  /** What the number should reach, in words. */
  readonly aim?: string
}
