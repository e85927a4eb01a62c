import { chance, pick, type Random } from '../random.ts'
import type { Script } from '../wire/talk.ts'
import type { World } from '../world.ts'
import { JSON_TYPE, said } from './http.ts'
import { request, requestBytes, somebody } from './requests.ts'
import { PROTOCOL, text, UPGRADE } from './sockets.ts'
import { strangeJson, strangeNumber, strangeText, tampered } from './strange.ts'

/** Somebody at a seat, or who says so. */
interface Sitting {
  readonly table: string
  readonly token: string
  /** The viewer that the token makes of whoever brings it. */
  readonly entitled: string
}

function sitting({ tables, seated: { table, tokens } }: World, random: Random): Sitting {
  const at = random(tokens.length)
  const token = tokens[at]!
  const entitled = `seats-${at}@table`
  if (chance(70, random)) return { table, token, entitled }
  // With the token of one table at another, and with what is none, one is nobody.
  if (chance(50, random))
    return {
      table: pick(
        tables.filter((id) => id !== table),
        random,
      ),
      token,
      entitled,
    }
  const broken = pick([token.slice(1), `${token}=`, `${token}x`, '', '__proto__', 'x'.repeat(300)], random)
  return { table, token: broken, entitled: 'spectator' }
}

/** What a seat may do and what it may not: look, act, add a seed, and watch over a socket. */
export function seat(world: World, random: Random): { readonly script: Script; readonly entitled: string } {
  const who = sitting(world, random)
  return { script: pick(WAYS, random)(who, world, random), entitled: who.entitled }
}

type Way = (who: Sitting, world: World, random: Random) => Script

const bearer = ({ token }: Sitting) => ['Authorization', `Bearer ${token}`] as const

const look: Way = (who, world, random) => {
  const after = chance(50, random) ? `, after: ${JSON.stringify(tampered(world, random))}` : ''
  const query = `{ seatUpdate(table: "${who.table}"${after}) { kind seat deal decision frames cursor actions closesAt } }`
  return said(request('POST', '/graphql', [JSON_TYPE, bearer(who)], JSON.stringify({ query })), random)
}

const ACT =
  'mutation ($table: ID!, $deal: ID!, $decision: Int!, $command: ID!, $action: JSON!) { act(table: $table, deal: $deal, decision: $decision, command: $command, action: $action) { command } }'

function variablesOfAct({ table }: Sitting, world: World, random: Random): string {
  const deal = JSON.stringify(chance(70, random) ? pick(world.deals, random) : tampered(world, random))
  const decision = chance(80, random) ? random(60) : strangeNumber(random)
  const command = chance(80, random)
    ? `00000000-0000-7000-8000-${String(random(1_000)).padStart(12, '0')}`
    : strangeText(random)
  return `{"table":"${table}","deal":${deal},"decision":${decision},"command":${JSON.stringify(command)},"action":${action(random)}}`
}

function action(random: Random): string {
  const tile = (): string => pick(['"1m"', '"5p"', '"9s"', '"R"', '"?"', '"0m"', 'null', '1', '["1m"]'], random)
  const type = pick(
    ['swap', 'remove', 'void', 'discard', 'kong', 'win', 'answer', 'announce', '__proto__', 'toString'],
    random,
  )
  if (chance(15, random)) return strangeJson(random)
  const seatField = chance(20, random) ? `,"seat":${pick(['0', '1', '2', '3', '-1', '"0"', '[0]'], random)}` : ''
  const extra = chance(15, random)
    ? `,"__proto__":{"seat":0},${JSON.stringify(strangeText(random))}:${strangeJson(random)}`
    : ''
  return `{"type":"${type}"${seatField},"tile":${tile()},"tiles":[${tile()},${tile()},${tile()}],"suit":${pick(['"m"', '"x"', '0'], random)},"answer":${pick(['{"type":"pass"}', '"pass"', '{"type":"win"}', strangeJson(random)], random)}${extra}}`
}

const act: Way = (who, world, random) => {
  const body = `{"query":${JSON.stringify(ACT)},"variables":${variablesOfAct(who, world, random)}}`
  return said(request('POST', '/graphql', [JSON_TYPE, bearer(who)], body), random)
}

const seed: Way = (who, world, random) => {
  if (chance(30, random)) return said(request('GET', `/tables/${who.table}/coming-deal`, [bearer(who)]), random)
  const deal = JSON.stringify(chance(70, random) ? pick(world.deals, random) : tampered(world, random))
  const value = chance(70, random) ? `"${'0a'.repeat(32)}"` : strangeJson(random)
  const extra = chance(20, random) ? `,${pick(['"seat":0', '"__proto__":{"seat":1}', '"x":[]'], random)}` : ''
  const body = chance(85, random) ? `{"deal":${deal},"seed":${value}${extra}}` : strangeJson(random)
  return said(request('POST', `/tables/${who.table}/client-seeds`, [JSON_TYPE, bearer(who)], body), random)
}

const own: Way = (who, world, random) => {
  const deal = pick(world.deals, random)
  if (chance(30, random)) return said(request('GET', `/deals/${deal}/events.jsonl`, [bearer(who)]), random)
  const where = chance(60, random) ? `atTable=${who.table}` : `deals=${deal}`
  return said(
    request('GET', `/exports/events.jsonl?format=events&viewer=seats-${random(5)}&${where}`, [bearer(who)]),
    random,
  )
}

const watch: Way = (who, world, random) => {
  const opening = requestBytes(
    request('GET', '/graphql', [...UPGRADE, PROTOCOL, ['X-Forwarded-For', somebody(random)]]),
  )
  const token = chance(90, random) ? JSON.stringify(who.token) : strangeJson(random)
  const query = `subscription { seat(table: \\"${who.table}\\") { kind seat deal frames cursor decision actions closesAt } }`
  const frames = [
    text(`{"type":"connection_init","payload":{"token":${token}}}`),
    text(`{"id":"1","type":"subscribe","payload":{"query":"${query}"}}`),
    text(
      `{"id":"2","type":"subscribe","payload":{"query":${JSON.stringify(ACT)},"variables":${variablesOfAct(who, world, random)}}}`,
    ),
  ]
  return { methods: ['GET'], chunks: [opening], frames }
}

const WAYS: readonly Way[] = [look, act, act, act, seed, own, watch]
