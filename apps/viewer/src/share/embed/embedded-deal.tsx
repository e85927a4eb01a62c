'use client'

import { useCallback, useMemo, useState } from 'react'
import { seatAfter, type Seat } from '@paipu/engine'
import { appendFrames, framesOf, narrate, type TimedEvent, type WireFrame } from '@paipu/views'
import { dangerAt, waitsAt } from '../../analysis/reading.ts'
import { nearestPly, openedPly, writeAddress, type Address } from '../../stage/address.ts'
import { Announcer } from '../../stage/announcer.tsx'
import { Icon } from '../../stage/icons.tsx'
import { MomentBoard } from '../../stage/moment-board.tsx'
import { momentName, MomentWords } from '../../stage/moment-words.tsx'
import { Step, Steps, type Moves } from '../../stage/steps.tsx'
import { createStore, useRead } from '../../stage/store.ts'
import { Timeline } from '../../stage/timeline.tsx'
import { useKeys } from '../../stage/use-keys.ts'
import { momentMs, usePlaying } from '../../stage/use-playing.ts'
import { naturalBottom } from '../../stage/viewers.ts'
import { useLanguage, useWords } from '../../words/context.tsx'
import { useAnalysisHere } from './use-analysis-here.ts'

interface Props {
  readonly id: string
  readonly title: string
  readonly deal: SentDeal
  readonly address: Address
}

/**
 * As much of a deal as a frame needs: its moments as the link's viewer sees them, or where something is to be laid over the
 * table, which is worked out from all hands, all that happened.
 */
export type SentDeal =
  | { readonly kind: 'moments'; readonly moments: readonly WireFrame[] }
  | { readonly kind: 'whole'; readonly events: readonly TimedEvent[] }

/** A deal in a frame: its table at a moment, the ways through it, and the way to the whole replay. */
export function EmbeddedDeal({ id, title, deal, address }: Props) {
  const words = useWords()
  const language = useLanguage()
  const { viewer, overlays } = address
  const whole = useMemo(
    () => (deal.kind === 'whole' ? framesOf(deal.events, viewer) : appendFrames([], deal.moments)),
    [deal, viewer],
  )
  const analysis = useAnalysisHere(deal.kind === 'whole' ? deal.events : null)
  const { at, ply, reached, seek } = usePlace(openedPly(address, whole), whole.length)
  const [bottom, turn] = useState<Seat>(address.bottom ?? naturalBottom(viewer))
  const end = whole.length - 1
  const told = !address.spoilerFree || reached === end
  const frames = useMemo(() => (told ? whole : whole.slice(0, reached + 1)), [whole, told, reached])
  const wait = useCallback((ply: number) => momentMs('1', whole, ply), [whole])
  const [playing, setPlaying] = usePlaying({ at, end, wait, seek })
  const go = (to: number) => {
    setPlaying(false)
    seek(to)
  }
  const moves: Moves = {
    first: () => go(0),
    back: (stride) => go(ply - stride),
    forward: (stride) => go(ply + stride),
    last: () => go(frames.length - 1),
  }
  useKeys(({ type }, stride) => {
    if (type === 'first' || type === 'last') moves[type]()
    else if (type === 'back' || type === 'forward') moves[type](stride)
    else if (type === 'play') setPlaying(!playing)
    else return false
    return true
  })
  const last = told ? end : null
  const inWords = useCallback(
    (ply: number) => `${momentName(ply, last, words)}: ${narrate(frames[ply]!, language)}`,
    [last, words, frames, language],
  )
  return (
    <main id="content" className="embed">
      <div className="embed-line">
        <h1 className="font-semibold truncate">{title}</h1>
        <a
          className="link"
          href={`/deals/${id}${writeAddress(ply, { ...address, bottom })}`}
          target="_blank"
          rel="noopener"
        >
          {words.share.whole}
          <span className="sr-only"> ({words.share.opensElsewhere})</span>
          <Icon name="out" />
        </a>
      </div>
      <MomentBoard
        frames={frames}
        ply={ply}
        bottom={bottom}
        motion={playing}
        onStep={moves.forward}
        waits={overlays.includes('waits') ? waitsAt(analysis, viewer, frames[ply]!.source) : null}
        danger={overlays.includes('danger') ? dangerAt(analysis, viewer, frames[ply]!.source) : null}
      />
      <div className="embed-time">
        <MomentWords frame={frames[ply]!} last={last} />
        <Timeline frames={frames} ply={ply} spoken={inWords(ply)} onSeek={go} />
        <div className="stage-buttons">
          <Step icon="turn" label={words.controls.turn} onClick={() => turn(seatAfter(bottom, 1))} />
          <Steps
            moves={moves}
            atFirst={ply === 0}
            atLast={ply === end}
            lastLabel={told ? words.controls.last : words.spoilers.reached}
          >
            <Step
              icon={playing ? 'pause' : 'play'}
              label={playing ? words.controls.pause : words.controls.play}
              off={ply === end}
              onClick={() => setPlaying(!playing)}
            />
          </Steps>
        </div>
      </div>
      <Announcer at={at} inWords={inWords} />
    </main>
  )
}

/** The moment on screen of `count`, and the furthest one that was. */
function usePlace(first: number, count: number) {
  const [place] = useState(() => createStore({ ply: first, reached: first }))
  const [at] = useState(() => ({ get: () => place.get().ply, subscribe: place.subscribe }))
  const seek = useCallback(
    (to: number) =>
      place.change((before) => {
        const ply = nearestPly(to, count)
        return ply === before.ply ? before : { ply, reached: Math.max(before.reached, ply) }
      }),
    [place, count],
  )
  return { at, ...useRead(place, (place) => place), seek }
}
