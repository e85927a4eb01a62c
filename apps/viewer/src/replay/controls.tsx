'use client'

import { memo } from 'react'
import { seatAfter, type Seat } from '@paipu/engine'
import type { Mark } from '@paipu/views'
import { MomentWords } from '../stage/moment-words.tsx'
import { SpeedButton } from '../stage/speed-button.tsx'
import { Step, Steps, type Moves } from '../stage/steps.tsx'
import { Timeline } from '../stage/timeline.tsx'
import { TimelineLegend } from '../stage/timeline-legend.tsx'
import type { Speed } from '../stage/use-playing.ts'
import { useWords } from '../words/context.tsx'
import type { Replay } from './use-replay.ts'

interface Props {
  readonly replay: Replay
  readonly moves: Moves
  readonly bottom: Seat
  readonly spoken: string
  /** The moments of decisions that cost something. */
  readonly costly: readonly number[]
  /** The moments at which seats became ready. */
  readonly ready: readonly Mark[]
  readonly playing: boolean
  readonly onPlaying: (playing: boolean) => void
  readonly speed: Speed
  readonly onSpeed: (speed: Speed) => void
  readonly onSeek: (ply: number) => void
  readonly onHelp: () => void
}

/** The moment in words, the timeline, and the ways along it. */
export function Controls({
  replay,
  moves,
  bottom,
  spoken,
  costly,
  ready,
  playing,
  onPlaying,
  speed,
  onSpeed,
  onSeek,
  onHelp,
}: Props) {
  const { frames, ply, last, atEnd, told } = replay
  return (
    <div className="stage-time">
      <MomentWords frame={frames[ply]!} last={told ? last : null} />
      <Timeline frames={frames} ply={ply} spoken={spoken} costly={costly} ready={ready} onSeek={onSeek} />
      <div className="stage-foot">
        <TimelineLegend frames={frames} costly={costly.length > 0} ready={ready.length > 0} />
        <Buttons
          moves={moves}
          bottom={bottom}
          atFirst={ply === 0}
          atLast={atEnd}
          told={told}
          playing={playing}
          onPlaying={onPlaying}
          speed={speed}
          onSpeed={onSpeed}
          onTurn={replay.turn}
          onHelp={onHelp}
        />
      </div>
    </div>
  )
}

interface ButtonsProps extends Pick<
  Props,
  'moves' | 'bottom' | 'playing' | 'onPlaying' | 'speed' | 'onSpeed' | 'onHelp'
> {
  readonly atFirst: boolean
  readonly atLast: boolean
  /** Whether everything is told of, the deal's end too. */
  readonly told: boolean
  readonly onTurn: (bottom: Seat) => void
}

/** They stay as they are while the moment changes. */
const Buttons = memo(function Buttons(props: ButtonsProps) {
  const { moves, bottom, atFirst, atLast, told, playing, onPlaying, speed, onSpeed, onTurn, onHelp } = props
  const words = useWords()
  return (
    <div className="stage-buttons">
      <Step icon="turn" label={words.controls.turn} onClick={() => onTurn(seatAfter(bottom, 1))} />
      <Steps
        moves={moves}
        atFirst={atFirst}
        atLast={atLast}
        lastLabel={told ? words.controls.last : words.spoilers.reached}
      >
        <Step
          icon={playing ? 'pause' : 'play'}
          label={playing ? words.controls.pause : words.controls.play}
          off={atLast}
          onClick={() => onPlaying(!playing)}
        />
      </Steps>
      <SpeedButton speed={speed} onSpeed={onSpeed} />
      <Step icon="keys" label={words.controls.help} onClick={onHelp} />
    </div>
  )
})
