'use client'

import { memo, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { windOf, type Seat } from '@paipu/engine'
import { timelineMarks, type Frame, type Mark } from '@paipu/views'
import { WIND_COLOURS } from '../wind-colours.ts'
import { useWords } from '../words/context.tsx'

interface Props {
  readonly frames: readonly Frame[]
  readonly ply: number
  /** The moment in words, for those who hear the slider. */
  readonly spoken: string
  /** The moments of decisions that cost something. */
  readonly costly?: readonly number[]
  /** The moments at which seats became ready, where that is known. */
  readonly ready?: readonly Mark[]
  readonly onSeek: (ply: number) => void
}

const NONE: readonly number[] = []
const NO_MARKS: readonly Mark[] = []

/** The slider over a deal's moments, with the shape of the deal behind it. */
export function Timeline({ frames, ply, spoken, costly = NONE, ready = NO_MARKS, onSeek }: Props) {
  return (
    <div className="timeline">
      <Shape frames={frames} costly={costly} ready={ready} />
      <Slider last={Math.max(0, frames.length - 1)} ply={Math.max(0, ply)} spoken={spoken} onSeek={onSeek} />
    </div>
  )
}

interface SliderProps extends Pick<Props, 'ply' | 'spoken' | 'onSeek'> {
  readonly last: number
}

/**
 * Its place and words are put on the element itself: React writes an input's name, type and value anew with whatever changes of it,
 * at every step, and each is a reason to style it.
 */
function Slider({ last, ply, spoken, onSeek }: SliderProps) {
  const words = useWords()
  const slider = useRef<HTMLInputElement>(null)
  const [first] = useState({ ply, spoken })
  useLayoutEffect(() => {
    const input = slider.current!
    // By this name React learns of it, and does not take the same place for no change when the reader goes back to it.
    input.value = String(ply)
    input.setAttribute('aria-valuetext', spoken)
  }, [ply, spoken])
  return useMemo(
    () => (
      <input
        ref={slider}
        type="range"
        min={0}
        max={last}
        step={1}
        defaultValue={first.ply}
        aria-label={words.controls.slider}
        aria-valuetext={first.spoken}
        onChange={(event) => onSeek(Number(event.target.value))}
      />
    ),
    [first, last, words, onSeek],
  )
}

/** The wall running down, and what happened where. It says no more than the event list and is left out for hearing. */
const Shape = memo(function Shape({ frames, costly, ready }: Required<Pick<Props, 'frames' | 'costly' | 'ready'>>) {
  const marks = useMemo(() => timelineMarks(frames), [frames])
  const wall = useMemo(() => wallPath(frames), [frames])
  const words = useWords()
  const last = Math.max(1, frames.length - 1)
  const dealer = frames[0]?.state.started?.dealer ?? 0
  return (
    <div className="timeline-shape" aria-hidden="true">
      <svg viewBox={`0 0 ${last} 100`} preserveAspectRatio="none">
        <path d={wall} />
      </svg>
      {costly.map((at) => (
        <span
          key={`cost-${at}`}
          className="mark"
          data-kind="cost"
          title={words.legend.cost}
          style={{ left: `${(at / last) * 100}%` }}
        />
      ))}
      {[...ready, ...marks].map((mark) => (
        <MarkSign key={`${mark.ply}-${mark.kind}-${mark.seat}`} mark={mark} last={last} dealer={dealer} />
      ))}
    </div>
  )
})

function MarkSign({ mark, last, dealer }: { readonly mark: Mark; readonly last: number; readonly dealer: Seat }) {
  const words = useWords()
  const colour = mark.seat === null ? undefined : WIND_COLOURS[windOf(mark.seat, dealer)]
  return (
    <span
      className="mark"
      data-kind={mark.kind}
      title={words.marks[mark.kind]}
      style={{ left: `${(mark.ply / last) * 100}%`, color: colour }}
    />
  )
}

/** How full the wall is at each moment, as an area from the bottom; full until the hands are dealt. */
function wallPath(frames: readonly Frame[]): string {
  const dealt = frames.find(({ event }) => event.type === 'HandsDealt')
  const full = Math.max(1, dealt?.state.wallLeft ?? 1)
  const points = frames.map(({ ply, state }) => {
    const left = dealt === undefined || ply < dealt.ply ? full : state.wallLeft
    return `L${ply} ${100 - (left / full) * 100}`
  })
  return `M0 100${points.join('')}L${frames.length - 1} 100z`
}
