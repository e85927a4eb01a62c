import { ruleFactsOf, wallPlaces, type RuleFacts, type Seat, type WallPlace } from '@paipu/engine'
import { wallStands, type ViewState } from '@paipu/views'

/** A tile that still stands in the walls, face down. */
export interface StandingTile extends WallPlace {
  /** Set aside as a bird (rules.md R2). */
  readonly bird: boolean
}

/** The tiles that still stand, in the order of the wall (rules.md C3, W1): how many are gone from which end says which. */
export function standingTiles(state: ViewState): readonly StandingTile[] {
  const { started, wallLeft, takenFromBack } = state
  const rules = started === null ? null : ruleFactsOf(started.ruleSet)
  if (started === null || rules === null || !wallStands(state)) return []
  const places = placesOf(rules, started.dealer)
  const live = places.length - rules.birds
  const front = live - wallLeft - takenFromBack
  return places.flatMap((place, index) => {
    const bird = index >= live
    return bird || (index >= front && index < front + wallLeft) ? [{ ...place, bird }] : []
  })
}

/** Whether the same tiles still stand at two moments. */
export function standsSame(one: ViewState, other: ViewState): boolean {
  return (
    one.started === other.started &&
    one.wallLeft === other.wallLeft &&
    one.takenFromBack === other.takenFromBack &&
    (one.phase.name === 'dealing') === (other.phase.name === 'dealing')
  )
}

/** Every step of a deal asks for the same places. */
let known: { readonly rules: RuleFacts; readonly dealer: Seat; readonly places: readonly WallPlace[] } | null = null

function placesOf(rules: RuleFacts, dealer: Seat): readonly WallPlace[] {
  if (known?.rules !== rules || known.dealer !== dealer) known = { rules, dealer, places: wallPlaces(rules, dealer) }
  return known.places
}
