'use client'

import { Activity, memo, useDeferredValue, useEffect, useEffectEvent, useMemo, useRef, type MouseEvent } from 'react'
import type { Frame } from '@paipu/views'
import type { Cost } from '@paipu/analysis'
import { costAmount, costInWords } from '../analysis/sentences.ts'
import { useLanguage, useWords } from '../words/context.tsx'
import { Phrases } from './phrases.tsx'
import { useDrawnRows } from './use-drawn-rows.ts'

/** How many rows are looked at together: a step looks at two of these groups, not at every row of the deal. */
const GROUP = 16

/** For how many frames rows that have come into sight may still change their heights. */
const SETTLING_FRAMES = 4

interface Props {
  readonly frames: readonly Frame[]
  readonly ply: number
  readonly onSeek: (ply: number) => void
  /** The address of a moment; without it the rows are buttons. */
  readonly hrefOf?: (ply: number) => string
  /** What decisions cost, by the place of their event. */
  readonly costs?: ReadonlyMap<number, Cost>
}

/**
 * {@link EventList} whose mark follows once the table is drawn, for whoever goes through a deal: who goes on faster than it can be
 * drawn sees it where they stop.
 */
export function EventListBehind(props: Props) {
  const { frames, ply } = props
  const now = useMemo(() => ({ frames, ply }), [frames, ply])
  const shown = useDeferredValue(now)
  // Of another view's moments the number says nothing.
  return <List {...props} ply={shown.frames === frames ? shown.ply : ply} />
}

/** Every moment in words, each leading to it; the current one is marked and kept in sight. */
export function EventList({ frames, ply, onSeek, hrefOf, costs }: Props) {
  const list = useRef<HTMLOListElement>(null)
  const groups = Array.from({ length: Math.ceil(frames.length / GROUP) }, (_, index) => index * GROUP)
  const drawn = useDrawnRows(frames.length)
  const isDrawn = ply < drawn
  useEffect(() => {
    let frame = 0
    // In the frame that draws it, whose layout is made anyway. Rows that were out of sight have a guessed height until they
    // have been drawn, so that a list that had to be scrolled is looked at again for a few frames.
    const settle = (times: number) => {
      frame = requestAnimationFrame(() => {
        keepInSight(list.current, ply)
        if (times > 1) settle(times - 1)
      })
    }
    const keep = () => {
      // Its group may come to life some frames after it is let draw the row.
      if (isAwaited(list.current, ply)) frame = requestAnimationFrame(keep)
      else if (keepInSight(list.current, ply)) settle(SETTLING_FRAMES)
    }
    if (isDrawn && ply < frames.length) frame = requestAnimationFrame(keep)
    return () => cancelAnimationFrame(frame)
  }, [ply, frames, isDrawn])
  const keepOnResize = useEffectEvent(() => keepInSight(list.current, ply))
  useEffect(() => {
    const pane = list.current?.parentElement
    if (!pane) return
    const resizes = new ResizeObserver(() => keepOnResize())
    resizes.observe(pane)
    return () => resizes.disconnect()
  }, [])
  return (
    <ol ref={list} className="events" data-undrawn={undrawnRows(drawn, frames.length)}>
      {groups.map((from) => (
        <Rows
          key={from}
          frames={frames}
          from={from}
          current={ply >= from && ply < from + GROUP ? ply : null}
          drawn={Math.min(Math.max(0, drawn - from), GROUP)}
          onSeek={onSeek}
          hrefOf={hrefOf}
          costs={costs}
        />
      ))}
    </ol>
  )
}

const List = memo(EventList)

interface RowsProps extends Pick<Props, 'frames' | 'onSeek'> {
  readonly hrefOf: Props['hrefOf'] | undefined
  readonly costs: Props['costs'] | undefined
  /** The first moment of the group. */
  readonly from: number
  /** The moment on screen, where it is one of the group's. */
  readonly current: number | null
  /** How many of the group's rows are drawn. */
  readonly drawn: number
}

/** Each group comes to life on its own, after what the page can do: until then its links are as the server wrote them. */
const Rows = memo(function Rows({ frames, from, current, drawn, onSeek, hrefOf, costs }: RowsProps) {
  return (
    <Activity>
      {frames.slice(from, from + GROUP).map((frame, at) => (
        <li key={frame.ply} data-undrawn={at < drawn ? undefined : ''}>
          <Row
            frame={frame}
            current={frame.ply === current}
            href={hrefOf?.(frame.ply)}
            cost={costs?.get(frame.source)}
            onSeek={onSeek}
          />
        </li>
      ))}
    </Activity>
  )
})

interface RowProps {
  readonly frame: Frame
  readonly current: boolean
  readonly href: string | undefined
  readonly cost: Cost | undefined
  readonly onSeek: (ply: number) => void
}

/** A step must not draw hundreds of rows anew: only the two whose mark changes. */
const Row = memo(function Row({ frame, current, href, cost, onSeek }: RowProps) {
  const { ply, event } = frame
  const shared = {
    className: 'event',
    'data-type': event.type,
    'aria-current': current ? ('step' as const) : undefined,
  }
  const content = <RowWords frame={frame} cost={cost} />
  const follow = (click: MouseEvent) => {
    if (click.metaKey || click.ctrlKey || click.shiftKey || click.altKey) return
    click.preventDefault()
    onSeek(ply)
  }
  return href === undefined ? (
    <button type="button" {...shared} onClick={() => onSeek(ply)}>
      {content}
    </button>
  ) : (
    <a href={href} {...shared} onClick={follow}>
      {content}
    </a>
  )
})

/** What a row says, which stays while its mark comes and goes. */
const RowWords = memo(function RowWords({ frame, cost }: Pick<RowProps, 'frame' | 'cost'>) {
  const words = useWords()
  const language = useLanguage()
  return (
    <>
      <span className="event-ply">{frame.ply}</span>
      <span className="event-words">
        <Phrases frame={frame} size={18} />
        {cost !== undefined && (
          <span className="cost-chip" title={costInWords(cost, words, language)}>
            {costAmount(cost, words)}
          </span>
        )}
      </span>
    </>
  )
})

/** What a list says of itself while it is not whole: `all` is as the server wrote it, and no script may ever draw it. */
function undrawnRows(drawn: number, all: number): 'all' | 'some' | undefined {
  if (drawn >= all) return undefined
  return drawn === 0 ? 'all' : 'some'
}

/** Whether a row is still without a place in a list that has one. */
function isAwaited(list: HTMLElement | null, ply: number): boolean {
  const row = list?.children[ply]
  return row instanceof HTMLElement && row.offsetHeight === 0 && list!.parentElement!.clientHeight > 0
}

/** Scrolls what the list scrolls in, and nothing else, so that a row is in sight; answers whether it had to. */
function keepInSight(list: HTMLElement | null, ply: number): boolean {
  const row = list?.children[ply]
  const pane = list?.parentElement
  if (!(row instanceof HTMLElement) || row.offsetHeight === 0 || !pane) return false
  const above = row.offsetTop - pane.scrollTop
  if (above >= 0 && above + row.offsetHeight <= pane.clientHeight) return false
  const room = Math.max(0, pane.clientHeight - row.offsetHeight)
  // In the middle, but where there is no room for a row on either side, below what came before; from its beginning on where it is
  // higher than the pane.
  pane.scrollTop = row.offsetTop - (room < 2 * row.offsetHeight ? room : room / 2)
  return true
}
