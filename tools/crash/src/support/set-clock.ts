/**
 * Loaded into a server before it starts (`node --import`): the clock that it sees is `HOURS_BEHIND` hours behind, and each
 * SIGUSR2 sets it back by another.
 */
const HOUR = 3_600_000
const RealDate = Date
let behind = Number(process.env['HOURS_BEHIND'] ?? 0) * HOUR

globalThis.Date = class extends RealDate {
  constructor(...parts: [] | [number | string]) {
    super(...((parts.length === 0 ? [RealDate.now() - behind] : parts) as [number]))
  }

  static override now(): number {
    return RealDate.now() - behind
  }
} as DateConstructor

process.on('SIGUSR2', () => (behind += HOUR))
