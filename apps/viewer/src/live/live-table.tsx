'use client'

import { useCallback, useMemo, useState } from 'react'
import type { Seat } from '@paipu/engine'
import { narrate, viewerName } from '@paipu/views'
import type { Table, TableUpdate } from '../api/schema.ts'
import type { Address } from '../stage/address.ts'
import { addressNotes } from '../stage/address-notes.ts'
import { useCopyLink } from '../stage/use-copy-link.ts'
import { KeyHelp } from '../stage/key-help.tsx'
import { MomentBoard } from '../stage/moment-board.tsx'
import type { PanelName } from '../stage/panels.tsx'
import type { Moves } from '../stage/steps.tsx'
import { TimelineLegend } from '../stage/timeline-legend.tsx'
import { useAddressBar } from '../stage/use-address-bar.ts'
import { useKeys } from '../stage/use-keys.ts'
import { useMotion } from '../stage/use-motion.ts'
import { naturalBottom } from '../stage/viewers.ts'
import { useNow } from '../time.tsx'
import { useLanguage, useWords } from '../words/context.tsx'
import { edgeSearch, momentSearch, replayAddress } from './address.ts'
import { Countdown } from './countdown.tsx'
import { LiveAnnouncer } from './live-announcer.tsx'
import { LiveControls } from './live-controls.tsx'
import { act } from './live-keys.ts'
import { LiveLine } from './live-line.tsx'
import { LiveSide } from './live-side.tsx'
import { modeOf, shownDeal, shownFrame, shownPly, startLive } from './state.ts'
import { useAfterDeal } from './use-after-deal.ts'
import { useCatchUp } from './use-catch-up.ts'
import { useLiveTable, type Following } from './use-live-table.ts'
import { useSounds } from './use-sounds.ts'
import { useWatchers } from './use-watchers.ts'

interface Props {
  readonly table: Table
  readonly update: TableUpdate
  /** What the link asks for; its moment, if any, is of the deal at the edge. */
  readonly address: Address
  /** The viewer that the link asks for is not allowed here. */
  readonly viewRefused: boolean
}

/** A table as it is played, behind its delay. */
export function LiveTablePage({ table, update, address, viewRefused }: Props) {
  const words = useWords()
  const language = useLanguage()
  const { nameless } = address
  const [viewer, view] = useState(address.viewer)
  const [chosenBottom, turn] = useState(address.bottom)
  const bottom = chosenBottom ?? naturalBottom(viewer)
  const [following, setFollowing] = useState<Following>('connecting')
  const [initial] = useState(() =>
    startLive(
      update,
      viewerName(viewer),
      Date.parse(update.serverTime),
      address.ply === null ? null : Math.round(address.ply),
    ),
  )
  const [state, dispatch] = useLiveTable(
    { id: table.id, viewer: viewerName(viewer), winds: nameless ? words.winds : null, onFollowing: setFollowing },
    initial,
  )
  const now = useNow(Date.parse(update.serverTime), state.skew)
  const [help, setHelp] = useState(false)
  const [panel, setPanel] = useState<PanelName>('feed')
  const deal = shownDeal(state)
  const { frames } = deal
  const frame = shownFrame(state)
  const ply = shownPly(state)
  const mode = modeOf(state)
  const [speed, setSpeed] = useCatchUp(state, dispatch)
  const [sounds, toggleSounds] = useSounds(state)
  const [afterDeal, chooseAfterDeal] = useAfterDeal(state, { viewer, bottom: chosenBottom, nameless })
  useMotion()
  const watchers = useWatchers(table.id, table.spectators)
  const picture = { deal: deal.id, ply, viewer, bottom: chosenBottom, nameless }
  const moment = momentSearch(picture)
  useAddressBar(state.held === null ? edgeSearch(picture) : moment)
  const [copied, copyLink] = useCopyLink(() => (frame === null ? edgeSearch(picture) : moment))
  const notes = useNotes(address, shownPly(initial), viewRefused)

  const seek = useCallback((to: number) => dispatch({ type: 'seek', ply: to }), [dispatch])
  const moves: Moves = {
    first: () => seek(0),
    back: (stride) => dispatch({ type: 'step', by: -stride }),
    forward: (stride) => dispatch({ type: 'step', by: stride }),
    last: () => dispatch({ type: 'edge' }),
  }
  /** The page comes again: with hidden names it has none to show. */
  const hideNames = (hidden: boolean) => {
    const next = { ...picture, nameless: hidden }
    location.assign(location.pathname + (state.held === null ? edgeSearch(next) : momentSearch(next)))
  }
  const togglePlaying = () => dispatch({ type: 'play' })
  const dealer: Seat = frame?.state.started?.dealer ?? 0
  useKeys((action, stride) =>
    act(action, stride, {
      moves,
      togglePlaying,
      showHelp: () => setHelp(true),
      togglePoints: () => setPanel(panel === 'points' ? 'feed' : 'points'),
      toggleSounds,
      copyLink,
      viewer,
      mayChoose: table.watching.viewers.length > 1,
      view,
      dealer,
    }),
  )
  const last = frames.length - 1
  return (
    <main id="content" className="stage" data-live>
      <LiveLine
        table={table}
        state={state}
        now={now}
        following={following}
        speed={speed}
        watchers={watchers}
        notes={notes}
        nameless={nameless}
        replayOf={(id, at) => replayAddress(id, { ...picture, ply: at })}
        copied={copied}
        onCopy={copyLink}
        sounds={sounds}
        onSounds={toggleSounds}
      />
      {frame === null ? (
        <Countdown state={state} delaySeconds={table.delaySeconds} now={now} />
      ) : (
        <MomentBoard
          frames={frames}
          ply={ply}
          bottom={bottom}
          motion={mode !== 'standing'}
          onStep={(by) => dispatch({ type: 'step', by })}
        />
      )}
      <LiveControls
        state={state}
        moves={moves}
        spoken={frame === null ? '' : `${words.replay.moment(ply, last)}: ${narrate(frame, language)}`}
        speed={speed}
        onSpeed={setSpeed}
        onSeek={seek}
        onPlay={togglePlaying}
        bottom={bottom}
        onTurn={turn}
        onHelp={() => setHelp(true)}
      />
      <LiveSide
        table={table}
        state={state}
        now={now}
        viewer={viewer}
        dealer={dealer}
        onView={view}
        panel={panel}
        onPanel={setPanel}
        onSeek={seek}
        nameless={nameless}
        onNameless={hideNames}
        afterDeal={afterDeal}
        onAfterDeal={chooseAfterDeal}
      />
      <LiveAnnouncer deal={deal.id} frames={frames} ply={ply} moving={mode !== 'standing'} />
      <KeyHelp rows={words.keys.liveRows} open={help} onClose={() => setHelp(false)}>
        <TimelineLegend frames={frames} />
      </KeyHelp>
    </main>
  )
}

/** What to tell who came by a link that asks for more than there is. */
function useNotes(address: Address, opened: number, viewRefused: boolean): readonly string[] {
  const words = useWords()
  return useMemo(
    () => [...(viewRefused ? [words.table.viewRefused] : []), ...addressNotes(address, opened, words)],
    [address, opened, viewRefused, words],
  )
}
