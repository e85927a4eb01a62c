/** The path of a request target, without its search. */
export function pathOf(target: string): string {
  return target.split('?', 1)[0]!
}

/**
 * A request target that can be decoded: one whose path holds a broken escape (a cut link) means its text as it stands. Next
 * answers such a path with a bare 500, and this way the page at it can say what is wrong.
 */
export function readableTarget(target: string): string {
  const path = pathOf(target)
  try {
    decodeURIComponent(path)
    return target
  } catch {
    return path.replaceAll('%', '%25') + target.slice(path.length)
  }
}

/** Whether a request target is a path, as browsers send it: not `*` and no other server's address, at which Next fails. */
export function isPath(target: string): boolean {
  return target.startsWith('/')
}
