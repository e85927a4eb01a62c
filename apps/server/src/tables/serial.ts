/** Runs tasks one after the other, in the order in which they were given. */
export interface Serial {
  run<T>(task: () => Promise<T>): Promise<T>
  /** Fulfilled once everything given so far is over. */
  idle(): Promise<void>
}

/** Makes a queue of tasks; one that fails does not stop the next. */
export function makeSerial(): Serial {
  let last: Promise<unknown> = Promise.resolve()
  return {
    run(task) {
      const result = last.then(task)
      last = result.catch(() => {})
      return result
    },
    async idle() {
      await last
    },
  }
}
