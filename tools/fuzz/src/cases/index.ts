import { chanceOf, pick, times, type Random } from '../random.ts'
import type { World } from '../world.ts'
import type { Script } from '../wire/talk.ts'
import { framing, malformed, pipelined } from './framing.ts'
import { exported } from './exports.ts'
import { graphql, internal, route } from './http.ts'
import { picture } from './pictures.ts'
import { seat } from './seats.ts'
import { socket } from './sockets.ts'

/** One thing that the stranger does. */
export interface Case {
  readonly number: number
  readonly kind: Kind
  readonly to: 'server' | 'viewer'
  readonly script: Script
  /** The viewer that whoever asks may be. */
  readonly entitled: string
}

/** How often each happens, in so many. One of the last costs the server more than all of the others. */
const WEIGHTS = {
  graphql: 24,
  route: 24,
  socket: 24,
  seat: 12,
  exported: 6,
  picture: 4,
  framing: 8,
  malformed: 6,
  internal: 6,
  pipelined: 1,
} as const
type Kind = keyof typeof WEIGHTS

const KINDS = (Object.keys(WEIGHTS) as Kind[]).flatMap((kind) => times(WEIGHTS[kind], () => kind))

/** The case of a seed and a number. The world gives it ids; all else is the same in any world. */
export function caseOf(seed: number, number: number, world: World, token: string): Case {
  const random = chanceOf(seed, number)
  const kind = pick(KINDS, random)
  const to = kind === 'internal' ? 'server' : pick(['server', 'viewer'] as const, random)
  if (kind === 'seat') return { number, kind, to, ...seat(world, random) }
  return { number, kind, to, script: scriptOf(kind, world, token, random), entitled: 'spectator' }
}

function scriptOf(kind: Exclude<Kind, 'seat'>, world: World, token: string, random: Random): Script {
  switch (kind) {
    case 'graphql':
      return graphql(world, random)
    case 'route':
      return route(world, random)
    case 'socket':
      return socket(world, random)
    case 'exported':
      return exported(world, random)
    case 'picture':
      return picture(world, random)
    case 'framing':
      return framing(random)
    case 'malformed':
      return malformed(random)
    case 'pipelined':
      return pipelined(random)
    case 'internal':
      return internal(world, token, random)
  }
}
