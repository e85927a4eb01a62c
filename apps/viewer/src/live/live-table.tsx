'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { seatAfter, type Seat } from '@paipu/engine'
import { narrate, viewerName, type Viewer } from '@paipu/views'
import type { Table, TableUpdate } from '../api/schema.ts'
import { PointsPanel } from '../stage/points-panel.tsx'
import { Announcer } from '../stage/announcer.tsx'
import { EventList } from '../stage/event-list.tsx'
import { KeyHelp } from '../stage/key-help.tsx'
import type { KeyAction } from '../stage/keys.ts'
import { MomentBoard } from '../stage/moment-board.tsx'
import { MomentWords } from '../stage/moment-words.tsx'
import { Panels, type PanelName } from '../stage/panels.tsx'
import { Step, Steps, type Moves } from '../stage/steps.tsx'
import { Timeline } from '../stage/timeline.tsx'
import { TimelineLegend } from '../stage/timeline-legend.tsx'
import { useKeys } from '../stage/use-keys.ts'
import { naturalBottom } from '../stage/viewers.ts'
import { Views } from '../stage/views.tsx'
import { useNow } from '../time.tsx'
import { useLanguage, useWords } from '../words/context.tsx'
import { Countdown } from './countdown.tsx'
import { DelayLine } from './delay-line.tsx'
import { momentsBehind, shownDeal, shownFrame, startLive } from './state.ts'
import { TablePanel } from './table-panel.tsx'
import { useLiveTable, type Following } from './use-live-table.ts'

interface Props {
  readonly table: Table
  readonly update: TableUpdate
  readonly viewer: Viewer
  /** The viewer that the address asks for is not allowed here. */
  readonly viewRefused: boolean
}

/** A table as it is played, behind its delay. */
export function LiveTablePage({ table, update, viewer, viewRefused }: Props) {
  const words = useWords()
  const language = useLanguage()
  const router = useRouter()
  const [following, setFollowing] = useState<Following>('connecting')
  const [initial] = useState(() => startLive(update, Date.parse(update.serverTime)))
  const [state, dispatch] = useLiveTable(
    { id: table.id, viewer: viewerName(viewer), onFollowing: setFollowing },
    initial,
  )
  const now = useNow(Date.parse(update.serverTime), state.skew)
  const [help, setHelp] = useState(false)
  const [panel, setPanel] = useState<PanelName>('events')
  const togglePoints = () => setPanel(panel === 'points' ? 'events' : 'points')
  const [bottom, setBottom] = useState<Seat>(naturalBottom(viewer))
  const { frames } = shownDeal(state)
  const frame = shownFrame(state)
  const behind = momentsBehind(state)
  const moves: Moves = {
    first: () => dispatch({ type: 'seek', ply: 0 }),
    back: (stride) => dispatch({ type: 'step', by: -stride }),
    forward: (stride) => dispatch({ type: 'step', by: stride }),
    last: () => dispatch({ type: 'edge' }),
  }
  const seek = (ply: number) => dispatch({ type: 'seek', ply })
  useKeys((action, stride) => act(action, stride, moves, { showHelp: () => setHelp(true), togglePoints }))
  const last = frames.length - 1
  const spoken = frame === null ? '' : `${words.replay.moment(frame.ply, last)}: ${narrate(frame, language)}`
  const dealer = frame?.state.started?.dealer ?? 0
  return (
    <main id="content" className="stage" data-live>
      <DelayLine
        table={table}
        state={state}
        following={following}
        notes={viewRefused ? [words.table.viewRefused] : []}
      />
      {frame === null ? (
        <Countdown state={state} delaySeconds={table.delaySeconds} now={now} />
      ) : (
        <MomentBoard
          frames={frames}
          ply={frame.ply}
          bottom={bottom}
          motion={behind === 0}
          onStep={(by) => dispatch({ type: 'step', by })}
        />
      )}
      <div className="stage-time">
        <MomentWords frame={frame} last={last} />
        <Timeline frames={frames} ply={frame?.ply ?? 0} spoken={spoken} onSeek={seek} />
        <div className="stage-foot">
          <TimelineLegend frames={frames} />
          <div className="stage-buttons">
            <Step icon="turn" label={words.controls.turn} onClick={() => setBottom(seatAfter(bottom, 1))} />
            <Steps
              moves={moves}
              atFirst={frame === null || frame.ply === 0}
              atLast={behind === 0}
              lastLabel={words.controls.edge}
            >
              <ToEdge behind={behind} onClick={moves.last} />
            </Steps>
            <Step icon="keys" label={words.controls.help} onClick={() => setHelp(true)} />
          </div>
        </div>
      </div>
      <div className="stage-side">
        {table.policy === 'all-hands' && (
          <Views
            viewer={viewer}
            dealer={dealer}
            seats={table.seats}
            presets={['spectator', 'all-hands']}
            onView={(next) => router.replace(`?view=${viewerName(next)}`, { scroll: false })}
          />
        )}
        <Panels
          chosen={panel}
          onChoose={setPanel}
          panels={{
            events: <EventList frames={frames} ply={frame?.ply ?? -1} onSeek={seek} />,
            points: <PointsPanel frames={frames} ply={frame?.ply ?? -1} onSeek={seek} />,
            table: <TablePanel table={table} started={frame?.state.started ?? null} now={now} />,
          }}
        />
      </div>
      <Announcer text={spoken} />
      <KeyHelp rows={words.keys.liveRows} open={help} onClose={() => setHelp(false)}>
        <TimelineLegend frames={frames} />
      </KeyHelp>
    </main>
  )
}

/** How many moments have come since the one on screen, and the way to the newest. Its room is kept while it is not needed. */
function ToEdge({ behind, onClick }: { readonly behind: number; readonly onClick: () => void }) {
  const words = useWords()
  return (
    <button
      type="button"
      className="pill"
      hidden={behind === 0}
      aria-label={words.table.toEdge(behind)}
      onClick={onClick}
    >
      {words.table.more(behind)}
    </button>
  )
}

interface Switches {
  readonly showHelp: () => void
  readonly togglePoints: () => void
}

function act(action: KeyAction, stride: number, moves: Moves, { showHelp, togglePoints }: Switches): boolean {
  switch (action.type) {
    case 'first':
    case 'last':
      moves[action.type]()
      return true
    case 'back':
    case 'forward':
      moves[action.type](stride)
      return true
    case 'help':
      showHelp()
      return true
    case 'points':
      togglePoints()
      return true
    case 'previous-decision':
    case 'next-decision':
    case 'previous-mistake':
    case 'next-mistake':
    case 'previous-deal':
    case 'next-deal':
    case 'copy-link':
    case 'waits':
    case 'danger':
    case 'spoilers':
    case 'play':
    case 'spectator':
    case 'all-hands':
    case 'seat':
      return false
  }
}
