import { HIDDEN } from '@paipu/tiles'

/** A moment or a record of a deal. */
interface Moment {
  readonly type: string
  readonly data: unknown
}

/** Moments without the names and ids of who plays: `'?'` instead. Both stand in a deal's first event alone. */
export function withoutPlayers<M extends Moment>(moments: readonly M[]): readonly M[] {
  return moments.some(isStart) ? moments.map((moment) => (isStart(moment) ? unnamed(moment) : moment)) : moments
}

function isStart({ type }: Moment): boolean {
  return type === 'DealStarted'
}

function unnamed<M extends Moment>(start: M): M {
  const data = start.data as { readonly seats: readonly object[] }
  return { ...start, data: { ...data, seats: data.seats.map((seat) => ({ ...seat, player: HIDDEN, name: HIDDEN })) } }
}
