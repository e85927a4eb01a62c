'use client'

import { seatAfter, type Seat } from '@paipu/engine'
import { MomentWords } from '../stage/moment-words.tsx'
import { Step, Steps, WordStep, type Moves } from '../stage/steps.tsx'
import { Timeline } from '../stage/timeline.tsx'
import { TimelineLegend } from '../stage/timeline-legend.tsx'
import { useWords } from '../words/context.tsx'
import { modeOf, momentsBehind, shownDeal, shownFrame, type LiveState } from './state.ts'
import { CATCH_UP_SPEEDS, type CatchUpSpeed } from './use-catch-up.ts'

interface Props {
  readonly state: LiveState
  readonly moves: Moves
  readonly spoken: string
  readonly speed: CatchUpSpeed
  readonly onSpeed: (speed: CatchUpSpeed) => void
  readonly onSeek: (ply: number) => void
  readonly onPlay: () => void
  readonly bottom: Seat
  readonly onTurn: (bottom: Seat) => void
  readonly onHelp: () => void
}

/** The moment in words, the timeline, and the ways along it and back to the edge. */
export function LiveControls(props: Props) {
  const { state, moves, spoken, speed, onSpeed, onSeek, onPlay, bottom, onTurn, onHelp } = props
  const words = useWords()
  const { frames } = shownDeal(state)
  const frame = shownFrame(state)
  const mode = modeOf(state)
  const behind = momentsBehind(state)
  const play = mode !== 'standing' ? words.live.pause : behind === 0 ? words.live.follow : words.live.catchUp
  return (
    <div className="stage-time">
      <MomentWords frame={frame} last={frames.length - 1} />
      <Timeline frames={frames} ply={frame?.ply ?? 0} spoken={spoken} onSeek={onSeek} />
      <div className="stage-foot">
        <TimelineLegend frames={frames} />
        <div className="stage-buttons">
          <Step icon="turn" label={words.controls.turn} onClick={() => onTurn(seatAfter(bottom, 1))} />
          <Steps
            moves={moves}
            atFirst={frame === null || frame.ply === 0}
            atLast={mode === 'edge'}
            lastLabel={words.controls.edge}
            last={behind === 0 ? null : <ToEdge behind={behind} onClick={moves.last} />}
          >
            <Step icon={mode === 'standing' ? 'play' : 'pause'} label={play} off={frame === null} onClick={onPlay} />
          </Steps>
          <SpeedSwitch speed={speed} onSpeed={onSpeed} />
          <Step icon="keys" label={words.controls.help} onClick={onHelp} />
        </div>
      </div>
    </div>
  )
}

/** How many moments have come since the one on screen, and the way to the newest. */
function ToEdge({ behind, onClick }: { readonly behind: number; readonly onClick: () => void }) {
  const words = useWords()
  return (
    <button
      type="button"
      className="pill"
      aria-label={words.table.toEdge(behind)}
      title={words.table.toEdge(behind)}
      onClick={onClick}
    >
      {words.table.more(behind)}
    </button>
  )
}

/** How fast one catches up; each press is the next speed. */
function SpeedSwitch({ speed, onSpeed }: Pick<Props, 'speed' | 'onSpeed'>) {
  const words = useWords()
  const next = CATCH_UP_SPEEDS[(CATCH_UP_SPEEDS.indexOf(speed) + 1) % CATCH_UP_SPEEDS.length]!
  return <WordStep label={words.live.speed(speed)} text={words.live.times(speed)} onClick={() => onSpeed(next)} />
}
