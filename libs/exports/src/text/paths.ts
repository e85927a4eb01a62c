/** JSON data as lines `path: value` and back, as a person reads and types it: `seats[0].name: Bot 1`. */

type Data = Readonly<Record<string, unknown>>

/** The lines of an object's fields, nested ones by their paths. What a path can't name is written as JSON. */
export function writePaths(data: Data, before = ''): string[] {
  return Object.entries(data).flatMap(([key, value]) => writeAt(`${before}${key}`, value))
}

function writeAt(path: string, value: unknown): string[] {
  if (isObject(value) && Object.keys(value).length > 0 && Object.keys(value).every(isName))
    return writePaths(value, `${path}.`)
  if (Array.isArray(value) && value.length > 0 && value.every(isObject))
    return value.flatMap((item, at) => writeAt(`${path}[${at}]`, item))
  return [`${path}: ${writeValue(value)}`]
}

function isObject(value: unknown): value is Data {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Whether a key can stand in a path. */
export function isName(key: string): boolean {
  return /^[A-Za-z][A-Za-z0-9_-]*$/.test(key)
}

/** Text stands as it is where it can't be taken for JSON or lose its ends. */
function writeValue(value: unknown): string {
  const json = JSON.stringify(value)
  if (typeof value !== 'string' || value === '' || value.trim() !== value || /[\p{Cc}\u2028\u2029]/u.test(value))
    return json
  return isJson(value) || /^["[{]/.test(value) ? json : value
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

/** Puts the value of one line into an object that grows; a sentence where the line can't be read. */
export function readPath(line: string, into: Record<string, unknown>): string | null {
  const [, path, text] = /^([A-Za-z][\w.[\]-]*)\s*:\s*(.*?)\s*$/s.exec(line) ?? []
  if (path === undefined || text === undefined) return 'the line is not written as name: value'
  const steps = path.match(/[A-Za-z][\w-]*|\[\d{1,3}\]/g)!
  if (steps.map((step, at) => (at > 0 && step[0] !== '[' ? `.${step}` : step)).join('') !== path)
    return `${path} is no name`
  let owner: Record<string, unknown> | unknown[] = into
  for (const [at, step] of steps.entries()) {
    const key = step[0] === '[' ? Number(step.slice(1, -1)) : step
    if (Array.isArray(owner) !== (typeof key === 'number')) return `${path}: there is something else already`
    const next = steps[at + 1]
    const slot = owner as Record<string | number, unknown>
    if (Array.isArray(owner) && (key as number) > owner.length) return `${path}: the numbers before it are missing`
    if (next === undefined) {
      if (Object.hasOwn(slot, key)) return `${path} stands twice`
      slot[key] = readValue(text)
      return null
    }
    if (!Object.hasOwn(slot, key)) slot[key] = next[0] === '[' ? [] : {}
    const inner = slot[key]
    if (typeof inner !== 'object' || inner === null) return `${path}: there is something else already`
    owner = inner as Record<string, unknown> | unknown[]
  }
  return null
}

function readValue(text: string): unknown {
  return isJson(text) ? JSON.parse(text) : text
}
