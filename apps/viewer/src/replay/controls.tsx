'use client'

import { memo } from 'react'
import { seatAfter, type Seat } from '@paipu/engine'
import type { Mark } from '@paipu/views'
import { AtMoment } from '../stage/at-moment.tsx'
import { MomentWords } from '../stage/moment-words.tsx'
import { SpeedButton } from '../stage/speed-button.tsx'
import { Step, Steps, type Moves } from '../stage/steps.tsx'
import { useRead, type Readable } from '../stage/store.ts'
import { Timeline } from '../stage/timeline.tsx'
import { TimelineLegend } from '../stage/timeline-legend.tsx'
import type { Speed } from '../stage/use-playing.ts'
import { useWords } from '../words/context.tsx'
import type { Replay } from './use-replay.ts'

interface Props {
  readonly replay: Replay
  readonly moves: Moves
  readonly bottom: Seat
  /** A moment as it is spoken. */
  readonly inWords: (ply: number) => string
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
  inWords,
  costly,
  ready,
  playing,
  onPlaying,
  speed,
  onSpeed,
  onSeek,
  onHelp,
}: Props) {
  const { frames, at, last, end, told } = replay
  return (
    <div className="stage-time">
      <AtMoment at={at}>
        {(ply) => (
          <>
            <MomentWords frame={frames[ply]!} last={told ? last : null} />
            <Timeline frames={frames} ply={ply} spoken={inWords(ply)} costly={costly} ready={ready} onSeek={onSeek} />
          </>
        )}
      </AtMoment>
      <div className="stage-foot">
        <TimelineLegend frames={frames} costly={costly.length > 0} ready={ready.length > 0} />
        <Buttons
          moves={moves}
          bottom={bottom}
          at={at}
          end={end}
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
  readonly at: Readable<number>
  readonly end: number
  /** Whether everything is told of, the deal's end too. */
  readonly told: boolean
  readonly onTurn: (bottom: Seat) => void
}

/** They stay as they are while the moment changes. */
const Buttons = memo(function Buttons(props: ButtonsProps) {
  const { moves, bottom, at, end, told, playing, onPlaying, speed, onSpeed, onTurn, onHelp } = props
  const words = useWords()
  const atFirst = useRead(at, (ply) => ply === 0)
  const atLast = useRead(at, (ply) => ply === end)
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
