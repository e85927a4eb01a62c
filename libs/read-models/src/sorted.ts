/** Below 0 when a text comes before another, by UTF-16 units: the same on every machine. */
export function compareTexts(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}

/** How many items of a sorted list come before a place: those for which `order` is below 0. */
export function placeIn<T>(sorted: readonly T[], order: (item: T) => number): number {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (order(sorted[middle]!) < 0) low = middle + 1
    else high = middle
  }
  return low
}

/** Puts an item into a sorted list; mostly it is the last. */
export function insert<T>(sorted: T[], item: T, order: (a: T, b: T) => number): void {
  const last = sorted.at(-1)
  if (last === undefined || order(last, item) < 0) sorted.push(item)
  else
    sorted.splice(
      placeIn(sorted, (other) => order(other, item)),
      0,
      item,
    )
}
