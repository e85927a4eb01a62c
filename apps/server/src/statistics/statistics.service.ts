import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common'
import { newestRuleSet } from '@paipu/engine'
import {
  openUntil,
  playerRows,
  playerStatistics,
  ruleSetStatistics,
  sits,
  type PlayerStatistics,
  type RuleSetStatistics,
} from '@paipu/read-models'
import { quoted } from '../requests/quoted.ts'
import { checkedPageSize } from '../requests/page-size.ts'
import { checkedNamePart, checkedPlayer } from '../requests/players.ts'
import { PublicError } from '../errors/public-error.ts'
import { Indexes } from '../indexes/indexes.service.ts'
import type { Clock } from '../time/clock.ts'
import { CLOCK } from '../time/time.module.ts'
import { playerCursor, readPlayerCursor } from './cursor.ts'
import { Thinking, type ThoughtTime } from './think-time.service.ts'

/** How often deals that nobody asked for go into the totals, so that they don't wait outside for ever. */
const EVERY_MS = 60_000

/** What a list of players is asked for. */
export interface PlayersAsked {
  readonly search: string
  readonly first: number
  readonly after: string | null
}

/** An answer, and the moment for which it holds, milliseconds since 1970: it counts the deals that are open then. */
export interface AsOf<Answer> {
  readonly answer: Answer
  readonly asOf: number
}

/** The statistics of players and rule sets: of finished deals whose delay has run out, and of nothing else. */
@Injectable()
export class PlayStatistics implements OnApplicationBootstrap, OnApplicationShutdown {
  private callOff = (): void => {}

  constructor(
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly indexes: Indexes,
    private readonly thinking: Thinking,
  ) {}

  onApplicationBootstrap(): void {
    this.countSoon()
  }

  onApplicationShutdown(): void {
    this.callOff()
  }

  /** Throws `BAD_ID`, and `PLAYER_NOT_FOUND` while no deal of the player is open. */
  player(id: string): AsOf<PlayerStatistics> {
    const asOf = this.clock.now()
    const answer = playerStatistics(this.indexes.statistics, checkedPlayer('id', id), asOf)
    if (answer !== null) return { answer, asOf }
    throw new PublicError('PLAYER_NOT_FOUND', `id: no finished deal of a player ${id} is open`)
  }

  /** Players by name. Throws `BAD_PAGE`, `BAD_CURSOR` and `BAD_REQUEST`. */
  players({ search, first, after }: PlayersAsked): AsOf<{
    readonly players: readonly PlayerStatistics[]
    readonly next: string | null
  }> {
    const asOf = this.clock.now()
    const { players, more } = playerRows(this.indexes.statistics, {
      search: checkedNamePart('search', search),
      first: checkedPageSize(first),
      after: after === null ? null : readPlayerCursor(after),
      now: asOf,
    })
    const last = players.at(-1)
    return { answer: { players, next: more && last !== undefined ? playerCursor(last) : null }, asOf }
  }

  /** Throws `RULE_SET_NOT_FOUND`. */
  ruleSet(id: string): AsOf<RuleSetStatistics> {
    if (newestRuleSet(id) === null) throw new PublicError('RULE_SET_NOT_FOUND', `id: ${quoted(id)} is no rule set`)
    const asOf = this.clock.now()
    return { answer: ruleSetStatistics(this.indexes.statistics, id, asOf), asOf }
  }

  /** How long a player took for decisions in its last open deals. */
  playerThinking(id: string): Promise<ThoughtTime> {
    return this.thinking.time((deal, seat) => sits(deal, seat, id), this.clock.now())
  }

  /** How long all seats took in a rule set's last open deals. */
  ruleSetThinking(id: string): Promise<ThoughtTime> {
    return this.thinking.time(({ ruleSet }) => ruleSet.id === id, this.clock.now())
  }

  /** Counts the deals that have opened, after a while and then again. */
  private countSoon(): void {
    this.callOff = this.clock.after(EVERY_MS, () => {
      openUntil(this.indexes.statistics, this.clock.now())
      this.countSoon()
    })
  }
}
