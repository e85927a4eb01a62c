import { run } from '../run.ts'

/** Which libs' and apps' sources import which others, types included: by name, each list sorted. */
export type Imports = ReadonlyMap<string, readonly string[]>

interface Cruise {
  readonly modules: readonly {
    readonly source: string
    readonly dependencies: readonly { readonly resolved: string }[]
  }[]
}

const WORKSPACE = /^(?:libs|apps)\/([^/]+)\/(?:src|app|server|scripts)\//

/** Reads the imports of all libs and apps. */
export async function readImports(): Promise<Imports> {
  const args = ['libs', 'apps', '--config', '.dependency-cruiser.cjs', '--output-type', 'json']
  const { output } = await run('depcruise', [...args, '--exclude', '(^|/)(dist|\\.next[^/]*|node_modules|test)/'])
  const imports = new Map<string, Set<string>>()
  for (const { source, dependencies } of (JSON.parse(output) as Cruise).modules) {
    const from = WORKSPACE.exec(source)?.[1]
    if (from === undefined) continue
    const to = imports.get(from) ?? new Set()
    imports.set(from, to)
    for (const { resolved } of dependencies) {
      const name = WORKSPACE.exec(resolved)?.[1]
      if (name !== undefined && name !== from) to.add(name)
    }
  }
  return new Map([...imports].map(([name, to]) => [name, [...to].toSorted()]))
}

/**
 * How high each workspace stands: 0 imports none, any other one stands above all it imports. Throws, with the names, when
 * imports go in a circle.
 */
export function heightsOf(imports: Imports): ReadonlyMap<string, number> {
  const heights = new Map<string, number>()
  function heightOf(name: string, above: readonly string[]): number {
    if (above.includes(name)) throw new Error(`imports go in a circle: ${[...above, name].join(' → ')}`)
    const known = heights.get(name)
    if (known !== undefined) return known
    const height = Math.max(-1, ...(imports.get(name) ?? []).map((to) => heightOf(to, [...above, name]))) + 1
    heights.set(name, height)
    return height
  }
  for (const name of imports.keys()) heightOf(name, [])
  return heights
}

/** The imports that do not follow from others: of a → b → c and a → c, the last is left out. */
export function withoutDetours(imports: Imports): Imports {
  const reaches = (from: string, to: string): boolean =>
    (imports.get(from) ?? []).some((next) => next === to || reaches(next, to))
  return new Map(
    [...imports].map(([name, to]) => [
      name,
      to.filter((far) => !to.some((near) => near !== far && reaches(near, far))),
    ]),
  )
}
