/** Lets works of one name run one after the other, in the order they came. */
export function makeTurns(): <T>(name: string, work: () => Promise<T>) => Promise<T> {
  const last = new Map<string, Promise<unknown>>()
  return (name, work) => {
    const before = last.get(name)
    const own = before === undefined ? work() : before.then(work, work)
    last.set(name, own)
    const leave = () => {
      if (last.get(name) === own) last.delete(name)
    }
    own.then(leave, leave)
    return own
  }
}
