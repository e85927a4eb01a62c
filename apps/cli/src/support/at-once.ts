/** Work of which several pieces are under way at once. */
export interface AtOnce {
  /** Begins a piece once there is room for it. Rejects with the failure of an earlier one. */
  begin(work: () => Promise<void>): Promise<void>
  /** Waits for all pieces. Rejects with the first failure. */
  finish(): Promise<void>
}

/** Lets at most so many pieces of work be under way. */
export function atOnce(most: number): AtOnce {
  const running = new Set<Promise<void>>()
  let failure: { readonly error: unknown } | undefined

  async function run(work: () => Promise<void>): Promise<void> {
    try {
      await work()
    } catch (error) {
      failure ??= { error }
    }
  }

  function stopAtFailure(): void {
    if (failure !== undefined) throw failure.error
  }

  return {
    async begin(work) {
      while (running.size >= most) await Promise.race(running)
      stopAtFailure()
      const piece = run(work).finally(() => running.delete(piece))
      running.add(piece)
    },
    async finish() {
      await Promise.all(running)
      stopAtFailure()
    },
  }
}
