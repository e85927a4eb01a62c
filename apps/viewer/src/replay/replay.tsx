'use client'

import Link from 'next/link'
import { useCallback, useMemo, useState } from 'react'
import { seatAfter } from '@paipu/engine'
import { narrate, REVIEWER, SPECTATOR } from '@paipu/views'
import { ruleSetName } from '../rule-set-name.ts'
import { Announcer } from '../stage/announcer.tsx'
import { EventList } from '../stage/event-list.tsx'
import { KeyHelp } from '../stage/key-help.tsx'
import type { KeyAction } from '../stage/keys.ts'
import { MomentBoard } from '../stage/moment-board.tsx'
import { MomentWords } from '../stage/moment-words.tsx'
import { Notes } from '../stage/notes.tsx'
import { Panels } from '../stage/panels.tsx'
import { Step, Steps, type Moves } from '../stage/steps.tsx'
import { Timeline } from '../stage/timeline.tsx'
import { TimelineLegend } from '../stage/timeline-legend.tsx'
import { useKeys } from '../stage/use-keys.ts'
import { usePlaying } from '../stage/use-playing.ts'
import { naturalBottom, toggleSeat, type Preset } from '../stage/viewers.ts'
import { Views } from '../stage/views.tsx'
import { useLanguage, useWords } from '../words/context.tsx'
import type { Address } from './address.ts'
import { DealPanel } from './deal-panel.tsx'
import { addressNotes } from './notes.ts'
import type { OpenDeal } from './open-deal.ts'
import { PointsPanel } from '../stage/points-panel.tsx'
import { useReplay, type Replay } from './use-replay.ts'
import { WallPanel } from './wall-panel.tsx'

const PRESETS: readonly Preset[] = ['spectator', 'all-hands', 'reviewer']

/** A finished deal, moment by moment. */
export function ReplayPage({ deal, address }: { readonly deal: OpenDeal; readonly address: Address }) {
  const words = useWords()
  const language = useLanguage()
  const replay = useReplay(deal.events, address)
  const { frames, ply, last, viewer } = replay
  const [help, setHelp] = useState(false)
  const [playing, setPlaying] = usePlaying(ply < last, () => replay.step(1))
  const { moves, seek } = useMoves(replay, setPlaying)
  useKeys((action) => act(action, replay, moves, { playing, setPlaying, setHelp }))
  const started = frames[0]!.state.started!
  const spoken = `${words.replay.moment(ply, last)}: ${narrate(frames[ply]!, language)}`
  const bottom = replay.bottom ?? naturalBottom(viewer)
  return (
    <main id="content" className="stage">
      <Title deal={deal} address={address} ply={ply} />
      <MomentBoard frames={frames} ply={ply} bottom={bottom} motion={playing} />
      <div className="stage-time">
        <MomentWords frame={frames[ply]!} last={last} />
        <Timeline frames={frames} ply={ply} spoken={spoken} onSeek={seek} />
        <div className="stage-foot">
          <TimelineLegend frames={frames} />
          <div className="stage-buttons">
            <Step icon="turn" label={words.controls.turn} onClick={() => replay.turn(seatAfter(bottom, 1))} />
            <Steps moves={moves} atFirst={ply === 0} atLast={ply === last} lastLabel={words.controls.last}>
              <Step
                icon={playing ? 'pause' : 'play'}
                label={playing ? words.controls.pause : words.controls.play}
                off={ply === last}
                onClick={() => setPlaying(!playing)}
              />
            </Steps>
            <Step icon="keys" label={words.controls.help} onClick={() => setHelp(true)} />
          </div>
        </div>
      </div>
      <div className="stage-side">
        <Views viewer={viewer} dealer={started.dealer} seats={started.seats} presets={PRESETS} onView={replay.view} />
        <Panels
          panels={{
            events: <EventList frames={frames} ply={ply} onSeek={seek} hrefOf={replay.hrefOf} />,
            points: <PointsPanel frames={frames} ply={ply} onSeek={seek} />,
            wall: <WallPanel state={frames[ply]!.state} onShow={() => replay.view(REVIEWER)} />,
            deal: <DealPanel deal={deal} started={started} />,
          }}
        />
      </div>
      <Announcer text={spoken} />
      <KeyHelp rows={words.keys.rows} open={help} onClose={() => setHelp(false)}>
        <TimelineLegend frames={frames} />
      </KeyHelp>
    </main>
  )
}

interface TitleProps {
  readonly deal: OpenDeal
  readonly address: Address
  readonly ply: number
}

function Title({ deal, address, ply }: TitleProps) {
  const words = useWords()
  const language = useLanguage()
  const [opened] = useState(ply)
  const notes = useMemo(() => addressNotes(address, opened, words), [address, opened, words])
  return (
    <div className="stage-line">
      <h1 className="font-semibold truncate">
        {words.replay.title(ruleSetName(deal.row.ruleSet, language), deal.row.dealNumber)}
      </h1>
      <nav className="stage-neighbours" aria-label={words.replay.neighbours}>
        <Neighbour deal={deal.previous} label={words.replay.previousDeal} />
        <Neighbour deal={deal.next} label={words.replay.nextDeal} />
      </nav>
      <Notes notes={notes} />
    </div>
  )
}

function Neighbour({ deal, label }: { readonly deal: string | null; readonly label: string }) {
  return deal === null ? null : (
    <Link className="link" prefetch={false} href={`/deals/${deal}`}>
      {label}
    </Link>
  )
}

/** The ways through the deal; each of them ends playing. */
function useMoves(
  replay: Replay,
  setPlaying: (playing: boolean) => void,
): { moves: Moves; seek: (ply: number) => void } {
  const to = replay.seek
  const seek = useCallback(
    (ply: number) => {
      setPlaying(false)
      to(ply)
    },
    [to, setPlaying],
  )
  const step = (by: number) => {
    setPlaying(false)
    replay.step(by)
  }
  const moves = { first: () => seek(0), back: () => step(-1), forward: () => step(1), last: () => seek(replay.last) }
  return { moves, seek }
}

interface Switches {
  readonly playing: boolean
  readonly setPlaying: (playing: boolean) => void
  readonly setHelp: (open: boolean) => void
}

function act(action: KeyAction, replay: Replay, moves: Moves, { playing, setPlaying, setHelp }: Switches): true {
  switch (action.type) {
    case 'first':
    case 'back':
    case 'forward':
    case 'last':
      moves[action.type]()
      return true
    case 'play':
      setPlaying(!playing)
      return true
    case 'spectator':
      replay.view(SPECTATOR)
      return true
    case 'all-hands':
      replay.toggleAllHands()
      return true
    case 'seat':
      replay.view(toggleSeat(replay.viewer, seatAfter(replay.frames[0]!.state.started!.dealer, action.fromDealer)))
      return true
    case 'help':
      setHelp(true)
      return true
  }
}
