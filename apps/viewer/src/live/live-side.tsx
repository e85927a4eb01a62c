'use client'

import type { Seat } from '@paipu/engine'
import type { Viewer } from '@paipu/views'
import type { Table } from '../api/schema.ts'
import { EventList } from '../stage/event-list.tsx'
import { Panels, type PanelName } from '../stage/panels.tsx'
import { PointsPanel } from '../stage/points-panel.tsx'
import { Views } from '../stage/views.tsx'
import { FeedPanel } from './feed-panel.tsx'
import { shownDeal, shownFrame, shownPly, type LiveState } from './state.ts'
import { TablePanel } from './table-panel.tsx'
import type { AfterDeal } from './use-after-deal.ts'

interface Props {
  readonly table: Table
  readonly state: LiveState
  readonly now: number
  readonly viewer: Viewer
  readonly dealer: Seat
  readonly onView: (viewer: Viewer) => void
  readonly panel: PanelName
  readonly onPanel: (panel: PanelName) => void
  readonly onSeek: (ply: number) => void
  readonly nameless: boolean
  readonly onNameless: (nameless: boolean) => void
  readonly afterDeal: AfterDeal
  readonly onAfterDeal: (choice: AfterDeal) => void
}

/** Beside the board: whose tiles are shown, where the table's policy leaves a choice, and the panels. */
export function LiveSide(props: Props) {
  const { table, state, now, viewer, dealer, onView, panel, onPanel, onSeek, afterDeal, onAfterDeal } = props
  const started = shownFrame(state)?.state.started ?? null
  const { id, frames } = shownDeal(state)
  const ply = shownPly(state)
  return (
    <div className="stage-side">
      {table.watching.viewers.length > 1 && (
        <Views
          viewer={viewer}
          dealer={dealer}
          seats={started?.seats ?? table.seats}
          presets={['spectator', 'all-hands']}
          onView={onView}
        />
      )}
      <Panels
        chosen={panel}
        onChoose={onPanel}
        panels={{
          feed: <FeedPanel key={id} frames={frames} ply={ply} onSeek={onSeek} />,
          events: <EventList frames={frames} ply={ply} onSeek={onSeek} />,
          points: <PointsPanel frames={frames} ply={ply} onSeek={onSeek} />,
          table: (
            <TablePanel
              table={table}
              started={started}
              now={now}
              nameless={props.nameless}
              onNameless={props.onNameless}
              afterDeal={afterDeal}
              onAfterDeal={onAfterDeal}
            />
          ),
        }}
      />
    </div>
  )
}
