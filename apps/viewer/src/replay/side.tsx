'use client'

import type { Cost } from '@paipu/analysis'
import { plyOfSource, REVIEWER, type TimedEvent } from '@paipu/views'
import type { Analysis, MomentDecision } from '../analysis/use-analysis.ts'
import { AtMoment } from '../stage/at-moment.tsx'
import { EventListBehind } from '../stage/event-list.tsx'
import { Panels, type PanelName } from '../stage/panels.tsx'
import type { Preset } from '../stage/viewers.ts'
import { Views } from '../stage/views.tsx'
import { useWords } from '../words/context.tsx'
import type { Address } from '../stage/address.ts'
import type { OpenDeal } from '../stage/open-deal.ts'
import type { Later } from './use-later.ts'
import type { Replay } from './use-replay.ts'

const PRESETS: readonly Preset[] = ['spectator', 'all-hands', 'reviewer']
const PRESETS_WITHOUT_WALL: readonly Preset[] = ['spectator', 'all-hands']

interface Props {
  readonly deal: OpenDeal
  /** The deal's own events, or a branch's, as far as they are told. */
  readonly events: readonly TimedEvent[]
  readonly branched: boolean
  readonly address: Address
  readonly replay: Replay
  readonly analysis: Analysis
  /** The decision of a moment, by the place of its event. */
  readonly decisionOf: (source: number) => MomentDecision
  readonly costs: ReadonlyMap<number, Cost>
  /** The moments of decisions that cost something. */
  readonly costly: readonly number[]
  readonly panel: PanelName
  readonly onPanel: (panel: PanelName) => void
  /** The panels but the first; `null` until they are loaded. */
  readonly later: Later | null
  readonly onSeek: (ply: number) => void
  /** Leads to the same picture with something changed. */
  readonly onChange: (changes: Partial<Address>) => void
}

/** Whose tiles are shown, and the panels about the deal. */
export function Side(props: Props) {
  const {
    deal,
    events,
    branched,
    address,
    replay,
    analysis,
    decisionOf,
    costs,
    costly,
    panel,
    onPanel,
    later,
    onSeek,
    onChange,
  } = props
  const words = useWords()
  const { frames, at, viewer, spoilerFree } = replay
  const started = frames[0]!.state.started!
  const loading = <p className="p-4 text-muted">{words.lobby.loading}</p>
  const waiting = { points: loading, analysis: loading, wall: loading, deal: loading }
  return (
    <div className="stage-side">
      <Views
        viewer={viewer}
        dealer={started.dealer}
        seats={started.seats}
        presets={spoilerFree ? PRESETS_WITHOUT_WALL : PRESETS}
        onView={replay.view}
      />
      {branched && later !== null && (
        <later.BranchBar
          events={events}
          started={started}
          played={spoilerFree ? null : deal.row.totals}
          onBack={() => onChange({ whatIf: null, ply: plyOfSource(frames, address.whatIf!.source) })}
        />
      )}
      <Panels
        chosen={panel}
        onChoose={onPanel}
        panels={{
          events: (
            <AtMoment at={at}>
              {(ply) => (
                <EventListBehind frames={frames} ply={ply} onSeek={onSeek} hrefOf={replay.hrefOf} costs={costs} />
              )}
            </AtMoment>
          ),
          ...(later === null
            ? waiting
            : {
                points: (
                  <AtMoment at={at}>
                    {(ply) => <later.PointsPanel frames={frames} ply={ply} onSeek={onSeek} />}
                  </AtMoment>
                ),
                analysis: (
                  <AtMoment at={at}>
                    {(ply) => (
                      <later.AnalysisPanel
                        analysis={analysis}
                        decision={decisionOf(frames[ply]!.source)}
                        frames={frames}
                        ply={ply}
                        viewer={viewer}
                        costly={costly}
                        overlays={replay.overlays}
                        spoilerFree={!replay.told}
                        onOverlay={replay.toggleOverlay}
                        onView={replay.view}
                        onSeek={onSeek}
                        onWhatIf={(whatIf) => {
                          onPanel('points')
                          onChange({ whatIf, ply: plyOfSource(frames, whatIf.source - 1) + 1 })
                        }}
                      />
                    )}
                  </AtMoment>
                ),
                wall: (
                  <AtMoment at={at}>
                    {(ply) => (
                      <later.WallPanel
                        state={frames[ply]!.state}
                        onShow={spoilerFree ? null : () => replay.view(REVIEWER)}
                      />
                    )}
                  </AtMoment>
                ),
                deal: (
                  <AtMoment at={at}>
                    {(ply) => (
                      <later.DealPanel
                        deal={deal}
                        events={events}
                        started={started}
                        analysis={analysis}
                        nameless={address.nameless}
                        onNameless={(nameless) => onChange({ nameless })}
                        spoilerFree={spoilerFree}
                        onSpoilers={replay.toggleSpoilers}
                        numerals={replay.overlays.includes('numerals')}
                        onNumerals={() => replay.toggleOverlay('numerals')}
                        told={replay.told}
                        search={branched ? null : replay.hrefOf(ply)}
                      />
                    )}
                  </AtMoment>
                ),
              }),
        }}
      />
    </div>
  )
}
