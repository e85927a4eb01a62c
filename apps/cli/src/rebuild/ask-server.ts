import { setTimeout as sleep } from 'node:timers/promises'
import { RULE_SET_IDS } from '@paipu/engine'
import type { PlayerNumbers, PlayerStatistics, RuleSetStatistics } from '@paipu/read-models'
import { refused } from '../support/failure.ts'
import { reasonOf } from '../support/server.ts'

/** What a server says of a player. */
export interface SaidPlayer extends Pick<PlayerStatistics, 'id' | 'name' | 'kind' | 'lastPlayed'> {
  /** UTC, ISO 8601: it counts the deals that were open then. */
  readonly asOf: string
  readonly all: PlayerNumbers
}

/** What a server says of a rule set. */
export interface SaidRuleSet extends RuleSetStatistics {
  readonly id: string
  readonly asOf: string
}

/** Everything that a server says of players and rule sets. */
export interface ServerStatistics {
  readonly players: readonly SaidPlayer[]
  readonly ruleSets: readonly SaidRuleSet[]
}

const TALLIES = 'tallies { name times deals } fans { name times deals }'
const RULE_SET = `query ($id: ID!) { ruleSetStatistics(id: $id) {
  asOf deals elsewhere winPoints winFan results { won wallEnd timeLimit } pointsByWind ${TALLIES} } }`
/** As many as a server lets one question cost. */
const PLAYERS = `query ($after: String) { players(first: 25, after: $after) { next players {
  id name kind lastPlayed asOf all { deals points winPoints winFan places ${TALLIES} pointRanges { name deals } } } } }`

/** What a server may take for one answer. */
const ANSWER_MS = 30_000
/** How long is waited where it says that it is asked too much, and how often. */
const BUSY_MS = 1_000
const MOST_WAITS = 60

/** Asks a server for the statistics of every player and rule set. Throws `refused` where it does not answer or refuses. */
export async function askServer(server: URL): Promise<ServerStatistics> {
  const ruleSets: SaidRuleSet[] = []
  for (const id of RULE_SET_IDS) {
    const { ruleSetStatistics } = await ask<{ readonly ruleSetStatistics: Omit<SaidRuleSet, 'id'> }>(server, RULE_SET, {
      id,
    })
    ruleSets.push({ id, ...ruleSetStatistics })
  }
  const players: SaidPlayer[] = []
  for (let after: string | null = null, more = true; more;) {
    const { players: page }: PlayersAnswer = await ask<PlayersAnswer>(server, PLAYERS, { after })
    players.push(...page.players)
    after = page.next
    more = after !== null
  }
  return { players, ruleSets }
}

interface PlayersAnswer {
  readonly players: { readonly next: string | null; readonly players: readonly SaidPlayer[] }
}

async function ask<Data>(server: URL, query: string, variables: object): Promise<Data> {
  for (let waits = 0; ; waits++) {
    const response = await post(server, query, variables)
    if (response.status === 429 && waits < MOST_WAITS) {
      await sleep(BUSY_MS)
      continue
    }
    const answer = (await response.json().catch(() => null)) as Answer<Data> | null
    const problem = answer?.errors?.[0]?.message ?? answer?.error?.message
    if (answer?.data) return answer.data
    throw refused(
      `${server.href} did not answer: HTTP ${response.status}${problem === undefined ? '' : `, ${problem}`}`,
    )
  }
}

interface Answer<Data> {
  readonly data?: Data | null
  readonly errors?: readonly { readonly message: string }[]
  readonly error?: { readonly message: string }
}

function post(server: URL, query: string, variables: object): Promise<Response> {
  return fetch(new URL('/graphql', server), {
    method: 'POST',
    redirect: 'error',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables }),
    signal: AbortSignal.timeout(ANSWER_MS),
  }).catch((error: unknown) => {
    throw refused(`${server.href} does not answer: ${reasonOf(error)}`)
  })
}
