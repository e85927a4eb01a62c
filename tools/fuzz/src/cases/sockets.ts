import { deflateRawSync } from 'node:zlib'
import { chance, pick, times, type Random } from '../random.ts'
import { BINARY, CLOSE, frameBytes, PING, TEXT } from '../wire/frames.ts'
import type { Script } from '../wire/talk.ts'
import type { World } from '../world.ts'
import { document } from './documents.ts'
import { request, requestBytes, somebody, strangeHeaders, type Request } from './requests.ts'
import { mutated, strangeJson, strangeText } from './strange.ts'

/** What asks for a WebSocket. */
export const UPGRADE: Request['headers'] = [
  ['Connection', 'Upgrade'],
  ['Upgrade', 'websocket'],
  ['Sec-WebSocket-Version', '13'],
  ['Sec-WebSocket-Key', 'dGhlIHNhbXBsZSBub25jZQ=='],
]
/** The WebSocket's protocol. */
export const PROTOCOL = ['Sec-WebSocket-Protocol', 'graphql-transport-ws'] as const
const COMPRESSED = ['Sec-WebSocket-Extensions', 'permessage-deflate; client_max_window_bits'] as const

/** A text message's frame. */
export const text = (message: string): Buffer => frameBytes({ opcode: TEXT, payload: Buffer.from(message) })
/** What a client begins with. */
export const INIT = text('{"type":"connection_init"}')

/** A WebSocket: messages of GraphQL in and out of order, and frames that are none. */
export function socket(world: World, random: Random): Script {
  const headers: Request['headers'] = [
    ...(chance(95, random) ? UPGRADE : UPGRADE.toSpliced(random(UPGRADE.length), 1)),
    ...(chance(95, random) ? [PROTOCOL] : [['Sec-WebSocket-Protocol', 'graphql-ws, ,a'] as const]),
    ...(chance(20, random) ? [COMPRESSED] : []),
    ['X-Forwarded-For', somebody(random)],
    ...(chance(10, random) ? strangeHeaders(random) : []),
  ]
  const target = chance(95, random)
    ? '/graphql'
    : pick(['/graphql?x=%', '/', '/tables', '/graphql/', '//graphql'], random)
  const opening = requestBytes(request('GET', target, headers))
  const messages = [
    ...(chance(85, random) ? [INIT] : []),
    ...times(1 + random(6), () => Buffer.concat(pick(ACTS, random)(world, random))),
  ]
  const bytes = chance(10, random) ? [mutated(Buffer.concat(messages), random)] : messages
  // Now and then everything comes at once, before the server has said anything.
  return chance(10, random)
    ? { methods: ['GET'], chunks: [Buffer.concat([opening, ...bytes])] }
    : { methods: ['GET'], chunks: [opening], frames: bytes, deaf: chance(5, random) }
}

type Act = (world: World, random: Random) => readonly Buffer[]

const subscribe: Act = (world, random) => {
  const { query, variables } = document(
    pick(['query', 'query', 'subscription', 'subscription', 'mutation'], random),
    world,
    random,
  )
  const payload = `{"query":${JSON.stringify(query)},"variables":${variables}}`
  const id = JSON.stringify(pick(['1', '2', '', '__proto__', strangeText(random)], random))
  return [text(`{"id":${id},"type":"subscribe","payload":${payload}}`)]
}

const WATCH = (world: World, random: Random): string =>
  `subscription { table(id: \\"${pick(world.tables, random)}\\") { kind frames cursor } }`

const ACTS: readonly Act[] = [
  subscribe,
  subscribe,
  subscribe,
  subscribe,
  (world, random) => [
    ...times(1 + random(60), (at) =>
      text(`{"id":"${at}","type":"subscribe","payload":{"query":"${WATCH(world, random)}"}}`),
    ),
    ...times(random(60), (at) => text(`{"id":"${at}","type":"complete"}`)),
  ],
  (world, random) =>
    times(2, () => text(`{"id":"same","type":"subscribe","payload":{"query":"${WATCH(world, random)}"}}`)),
  () => [INIT],
  () => [text('{"type":"connection_init","payload":{"__proto__":{"admin":true}}}')],
  (_world, random) => [
    text(
      `{"type":"${pick(['connection_ack', 'next', 'error', 'ping', 'pong', 'start', '__proto__'], random)}","id":"1","payload":${strangeJson(random)}}`,
    ),
  ],
  (_world, random) => [text(`{"id":${strangeJson(random)},"type":"subscribe","payload":${strangeJson(random)}}`)],
  (_world, random) => [text(strangeJson(random))],
  (_world, random) => [text(strangeText(random))],
  (_world, random) => times(1 + random(300), () => frameBytes({ opcode: PING, payload: Buffer.alloc(random(126)) })),
  (_world, random) => times(1 + random(300), () => text('{"type":"ping"}')),
  (_world, random) => [
    frameBytes({ opcode: random(16), payload: Buffer.from(strangeText(random)), fin: chance(70, random) }),
  ],
  (_world, random) => [frameBytes({ opcode: TEXT, payload: Buffer.from('{"type":"ping"}'), reserved: random(8) })],
  () => [frameBytes({ opcode: TEXT, payload: Buffer.from('{"type":"ping"}'), masked: false })],
  (_world, random) => [
    frameBytes({
      opcode: TEXT,
      payload: Buffer.alloc(10),
      claims: pick([126, 65_536, 16_384, 16_385, 2 ** 31, 2 ** 53, 2 ** 60], random),
    }),
  ],
  (_world, random) => [frameBytes({ opcode: BINARY, payload: Buffer.from(times(random(2000), () => random(256))) })],
  () => [frameBytes({ opcode: TEXT, payload: Buffer.from([0xff, 0xfe, 0xed, 0xa0, 0x80]) })],
  // A message in very many pieces, each next to nothing.
  (_world, random) => [
    frameBytes({ opcode: TEXT, payload: Buffer.from('{'), fin: false }),
    ...times(1 + random(2000), () => frameBytes({ opcode: 0, payload: Buffer.alloc(random(20), ' '), fin: false })),
  ],
  () => [frameBytes({ opcode: 0, payload: Buffer.from('x') })],
  (_world, random) => [
    frameBytes({ opcode: PING, payload: Buffer.alloc(pick([125, 126, 5000], random)), fin: chance(80, random) }),
  ],
  (_world, random) => {
    const code = Buffer.alloc(2)
    code.writeUInt16BE(pick([0, 999, 1000, 1004, 1005, 1006, 1015, 2999, 4999, 65_535], random))
    return [
      frameBytes({ opcode: CLOSE, payload: Buffer.concat([code, Buffer.from(strangeText(random)).subarray(0, 120)]) }),
      INIT,
    ]
  },
  () => [frameBytes({ opcode: CLOSE, payload: Buffer.alloc(1) })],
  // What would be 16 MiB, had somebody agreed to decompress it.
  () => [frameBytes({ opcode: TEXT, payload: deflateRawSync(Buffer.alloc(16 * 1024 * 1024)), reserved: 4 })],
]
