/** Whose statistics a page shows. */
export type Subject =
  | { readonly kind: 'player'; readonly id: string; readonly ruleSet: string | null }
  | { readonly kind: 'rules'; readonly id: string }

/** A player's page; under one rule set where one is named. */
export function playerAddress(id: string, ruleSet: string | null = null): string {
  return `/players/${encodeURIComponent(id)}${ruleSet === null ? '' : `?rules=${ruleSet}`}`
}

/** The page with somebody's statistics. */
export function statisticsAddress(subject: Subject): string {
  return subject.kind === 'player' ? playerAddress(subject.id, subject.ruleSet) : `/rules/${subject.id}/statistics`
}

/** The list of the deals behind a number; of all deals where `having` is `null`. */
export function dealsAddress(subject: Subject, having: string | null, after: string | null = null): string {
  const search = new URLSearchParams({
    ...(subject.kind === 'player' && subject.ruleSet !== null ? { rules: subject.ruleSet } : {}),
    ...(having === null ? {} : { having }),
    ...(after === null ? {} : { after }),
  }).toString()
  const path =
    subject.kind === 'player'
      ? `/players/${encodeURIComponent(subject.id)}/deals`
      : `/rules/${subject.id}/statistics/deals`
  return search === '' ? path : `${path}?${search}`
}
