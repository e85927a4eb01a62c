'use client'

import { Link } from '../link.tsx'
import type { DealStartedV1 } from '@paipu/contracts'
import type { TimedEvent } from '@paipu/views'
import { exportAddress } from '../exports/asked.ts'
import { Fact } from '../facts.tsx'
import { Fairness } from '../fairness/fairness.tsx'
import { ruleSetName } from '../rule-set-name.ts'
import { ShareActions } from '../share/share-actions.tsx'
import type { Analysis } from '../analysis/use-analysis.ts'
import { Icon } from '../stage/icons.tsx'
import { MotionSwitch } from '../stage/motion-switch.tsx'
import { Time } from '../time.tsx'
import { useLanguage, useWords } from '../words/context.tsx'
import type { OpenDeal } from '../stage/open-deal.ts'
import { Summary } from './summary.tsx'

interface Props {
  readonly deal: OpenDeal
  /** The deal's own events, or a branch's, as far as they are told. */
  readonly events: readonly TimedEvent[]
  readonly started: DealStartedV1
  readonly analysis: Analysis
  /** Whether players are called by their winds. */
  readonly nameless: boolean
  readonly onNameless: (nameless: boolean) => void
  readonly spoilerFree: boolean
  readonly onSpoilers: () => void
  /** Whether ranks stand in the tiles' corners. */
  readonly numerals: boolean
  readonly onNumerals: () => void
  /** Whether it is told how the deal came out. */
  readonly told: boolean
  /** The search string that opens the moment on screen elsewhere; `null` where only this page knows it. */
  readonly search: string | null
}

/** What was agreed, how it came out, the log to take along, and why the wall can be trusted. */
export function DealPanel(props: Props) {
  const {
    deal,
    events,
    started,
    analysis,
    nameless,
    onNameless,
    spoilerFree,
    onSpoilers,
    numerals,
    onNumerals,
    told,
    search,
  } = props
  const words = useWords()
  const language = useLanguage()
  const { row } = deal
  const fanCap = started.ruleSet.options.fanCap
  return (
    <div className="p-4">
      <div className="flex flex-wrap gap-2">
        <a className="action" href={`/deals/${row.id}/events.jsonl`} download>
          <Icon name="down" />
          {words.replay.download}
        </a>
        <Link className="action" href={exportAddress({ deals: row.id })} prefetch={false}>
          {words.exports.link}
        </Link>
        {search !== null && (
          <ShareActions
            deal={row.id}
            search={search}
            title={words.replay.title(ruleSetName(row.ruleSet, language), row.dealNumber)}
          />
        )}
      </div>
      {/* What the page does from now on, apart from what is done once. */}
      <div className="mt-2 flex flex-wrap gap-2">
        <button type="button" className="action" aria-pressed={nameless} onClick={() => onNameless(!nameless)}>
          {words.replay.hideNames}
        </button>
        <button
          type="button"
          className="action"
          aria-pressed={spoilerFree}
          title={words.spoilers.hide}
          onClick={onSpoilers}
        >
          {words.spoilers.on}
        </button>
        <button type="button" className="action" aria-pressed={numerals} onClick={onNumerals}>
          {words.analysis.overlay.numerals}
        </button>
        <MotionSwitch />
      </div>
      {told ? (
        <Summary events={events} started={started} analysis={analysis} linked={!nameless && row.source === null} />
      ) : (
        <p className="mt-4 text-muted">{words.spoilers.untold}</p>
      )}
      <dl className="facts">
        {told && <Fact name={words.facts.result}>{words.results[row.result]}</Fact>}
        <Fact name={words.facts.rules}>
          {ruleSetName(row.ruleSet, language)}
          {words.joins.comma}
          {words.facts.version(row.ruleSet.version)}
        </Fact>
        {fanCap !== null && <Fact name={words.facts.fanCap}>{fanCap}</Fact>}
        <Fact name={words.facts.dealer}>{words.seatName(words.winds[0]!, started.seats[started.dealer].name)}</Fact>
        <Fact name={words.facts.started}>
          <Time time={row.startedAt} />
        </Fact>
        {told && (
          <Fact name={words.facts.ended}>
            <Time time={row.endedAt} />
          </Fact>
        )}
        {row.table !== null && (
          <Fact name={words.facts.table}>
            <Link href={`/tables/${row.table}`} prefetch={false} className="link">
              {words.problem.watch}
            </Link>
          </Fact>
        )}
        {row.source !== null && <Fact name={words.facts.source}>{row.source}</Fact>}
      </dl>
      {told && <Fairness deal={row.id} commitment={started.commitment} seed={deal.seed} head={deal.head} />}
    </div>
  )
}
