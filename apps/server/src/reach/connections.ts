/** Counts what each address holds open. */
export interface Connections {
  /** Whether an address may open no more. */
  full(address: string): boolean
  /** One more of an address; answers what is called once when it is closed. */
  open(address: string): () => void
}

/** Makes the count, of at most `most` for each address. */
export function makeConnections(most: number): Connections {
  const open = new Map<string, number>()

  function change(address: string, by: number): void {
    const count = (open.get(address) ?? 0) + by
    if (count === 0) open.delete(address)
    else open.set(address, count)
  }

  return {
    full: (address) => (open.get(address) ?? 0) >= most,
    open(address) {
      let closed = false
      change(address, 1)
      return () => {
        if (!closed) change(address, -1)
        closed = true
      }
    },
  }
}
