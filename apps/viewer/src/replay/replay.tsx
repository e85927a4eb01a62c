'use client'

import { useCallback, useMemo, useRef, useState } from 'react'
import { narrate, type TimedEvent } from '@paipu/views'
import { Announcer } from '../stage/announcer.tsx'
import { momentName } from '../stage/moment-words.tsx'
import type { PanelName } from '../stage/panels.tsx'
import { TimelineLegend } from '../stage/timeline-legend.tsx'
import { useRead } from '../stage/store.ts'
import { AddressBar, pushAddress, useGoneBack } from '../stage/use-address-bar.ts'
import { useKeys } from '../stage/use-keys.ts'
import { useMotion } from '../stage/use-motion.ts'
import { momentMs, usePlaying, type Speed } from '../stage/use-playing.ts'
import { writeBranch } from '../stage/branch-address.ts'
import { useBranch, type Branch } from './use-branch.ts'
import { act } from './key-acts.ts'
import { Controls } from './controls.tsx'
import { useCopyLink } from '../stage/use-copy-link.ts'
import { useDealLink } from './use-deal-link.ts'
import { naturalBottom } from '../stage/viewers.ts'
import { useLanguage, useWords } from '../words/context.tsx'
import { readAddress, writeAddress, writeOnward, type Address } from '../stage/address.ts'
import { withoutNames } from '../stage/names.ts'
import type { OpenDeal } from '../stage/open-deal.ts'
import { usePrinting } from './use-printing.ts'
import { ReplayBoard } from './replay-board.tsx'
import { Side } from './side.tsx'
import { Title } from './title.tsx'
import { useLater } from './use-later.ts'
import { useSaid } from './use-said.ts'
import { useMoves } from './use-moves.ts'
import { useReplay } from './use-replay.ts'
import { useTold } from './use-told.ts'

/** A finished deal, or what it becomes when one decision in it is made otherwise. */
export function ReplayPage({ deal, address: first }: { readonly deal: OpenDeal; readonly address: Address }) {
  const [address, setAddress] = useState(first)
  const words = useWords()
  const [panel, setPanel] = useState<PanelName>(first.whatIf === null ? 'events' : 'points')
  const played = useMemo(
    () => (address.nameless ? withoutNames(deal.events, words.winds) : deal.events),
    [deal.events, address.nameless, words],
  )
  const branch = useBranch(played, address.whatIf)
  const branched = typeof branch !== 'string'
  // Back returns from another choice to the deal; however many are tried, in one step.
  const tried = useRef(address.whatIf !== null)
  const change = (next: Address, left: string) => {
    if (next.whatIf !== null && !tried.current) {
      pushAddress(left, writeAddress(next.ply ?? 0, next))
      tried.current = true
    }
    // A page that came without names has none to show: the server gives it again.
    if (first.nameless && !next.nameless) location.assign(writeAddress(next.ply ?? 0, next))
    else setAddress(next)
  }
  useGoneBack((search) => {
    const next = readAddress(search, address.spoilerFree)
    if (isSameDeal(next, address)) return
    tried.current = next.whatIf !== null
    change(next, '')
  })
  return (
    <Replaying
      key={`${branched ? writeBranch(address.whatIf!) : branch} ${address.nameless}`}
      deal={deal}
      events={branched ? branch : played}
      branched={branched}
      address={pictureOf(address, branch)}
      onAddress={change}
      panel={panel}
      onPanel={setPanel}
    />
  )
}

/** Whether two addresses show the same moments: the same branch, with or without names. */
function isSameDeal(a: Address, b: Address): boolean {
  const branches = [a, b].map(({ whatIf }) => whatIf && writeBranch(whatIf))
  return branches[0] === branches[1] && a.nameless === b.nameless
}

/**
 * What to show of an address. Until a branch has been played its moments are not known: the deal stands as it opens. Where
 * there is no such branch the deal is shown, and the page says so.
 */
function pictureOf(address: Address, branch: Branch): Address {
  const { whatIf, nonsense } = address
  if (branch === 'waiting') return { ...address, ply: null, nonsense: [] }
  if (branch !== 'none' || whatIf === null) return address
  return { ...address, whatIf: null, nonsense: [...nonsense, { part: 'branch', text: writeBranch(whatIf) }] }
}

interface Props {
  readonly deal: OpenDeal
  /** The deal's own events, or a branch's. */
  readonly events: readonly TimedEvent[]
  readonly branched: boolean
  readonly address: Address
  /** Shows another branch, or the deal again, in the place of the picture that is left. */
  readonly onAddress: (address: Address, left: string) => void
  readonly panel: PanelName
  readonly onPanel: (panel: PanelName) => void
}

/** A deal, moment by moment. */
function Replaying({ deal, events, branched, address, onAddress, panel, onPanel: setPanel }: Props) {
  const words = useWords()
  const language = useLanguage()
  const replay = useReplay(events, address)
  const { frames, whole, at, last, end, viewer, spoilerFree, told, hrefOf } = replay
  const [help, setHelp] = useState(false)
  const showHelp = useCallback(() => setHelp(true), [])
  const [opened] = useState(at.get)
  const moved = useRead(at, (ply) => ply !== opened)
  const printing = usePrinting()
  useMotion()
  const later = useLater()
  const [speed, setSpeed] = useState<Speed>('1')
  const wait = useCallback((ply: number) => momentMs(speed, whole, ply), [speed, whole])
  const [playing, setPlaying] = usePlaying({ at, end, wait, seek: replay.seek })
  const { moves, seek, jump } = useMoves(replay, setPlaying)
  useGoneBack((search) => {
    const next = readAddress(search)
    if (!isSameDeal(next, address)) return
    setPlaying(false)
    replay.open(next)
  })
  const [copied, copyLink] = useCopyLink(() => hrefOf(at.get()))
  const [said, say] = useSaid()
  const bottom = replay.bottom ?? naturalBottom(viewer)
  const onward = writeOnward({ viewer, nameless: address.nameless, spoilerFree })
  const toDeal = useDealLink(onward, () => hrefOf(at.get()))
  const shown = panel === 'analysis' || replay.overlays.includes('danger')
  const { analysis, decisionOf, toldEvents, costs, costly, ready } = useTold(events, replay, shown)
  useKeys((action, stride) =>
    act(action, stride, {
      replay: { ...replay, ply: at.get() },
      deal,
      moves,
      bottom,
      copyLink,
      costly,
      toDeal,
      togglePlaying: () => setPlaying(!playing),
      showHelp,
      sayNoneCost: (way) => say(typeof analysis === 'string' ? words.analysis[analysis] : words.analysis.noneCost[way]),
      sayOverlay: (overlay) => say(words.analysis.overlaySaid[overlay]),
      togglePoints: () => setPanel(panel === 'points' ? 'events' : 'points'),
      seek,
      jump,
    }),
  )
  const started = frames[0]!.state.started!
  /** Leads to the same picture with something changed. */
  const change = (changes: Partial<Address>) => {
    const { bottom, overlays } = replay
    const { whatIf, nameless } = address
    const ply = at.get()
    const next = { ply, viewer, bottom, overlays, whatIf, nameless, spoilerFree, nonsense: [], ...changes }
    onAddress(next, hrefOf(ply))
  }
  const inWords = useCallback(
    (ply: number) => `${momentName(ply, told ? last : null, words)}: ${narrate(frames[ply]!, language)}`,
    [told, last, words, frames, language],
  )
  return (
    <main id="content" className="stage">
      <Title
        deal={deal}
        address={address}
        opened={opened}
        moved={moved}
        spoilerFree={spoilerFree}
        onSpoilers={replay.toggleSpoilers}
        onward={onward}
        copied={copied}
        said={said}
        onCopy={copyLink}
      />
      <ReplayBoard
        replay={replay}
        bottom={bottom}
        motion={playing}
        analysis={analysis}
        decisionOf={decisionOf}
        onStep={moves.forward}
      />
      <Controls
        replay={replay}
        moves={moves}
        bottom={bottom}
        inWords={inWords}
        costly={costly}
        ready={ready}
        playing={playing}
        onPlaying={setPlaying}
        speed={speed}
        onSpeed={setSpeed}
        onSeek={seek}
        onHelp={showHelp}
      />
      <Side
        deal={deal}
        events={toldEvents}
        branched={branched}
        address={address}
        replay={replay}
        analysis={analysis}
        decisionOf={decisionOf}
        costs={costs}
        costly={costly}
        panel={panel}
        onPanel={setPanel}
        later={later}
        onSeek={jump}
        onChange={change}
      />
      {printing && later !== null && (
        <later.ScoreSheet
          deal={deal}
          events={toldEvents}
          told={told}
          started={started}
          frames={frames}
          analysis={analysis}
        />
      )}
      <Announcer at={at} inWords={inWords} />
      <AddressBar at={at} hrefOf={hrefOf} />
      {later !== null && (
        <later.KeyHelp rows={words.keys.rows} open={help} onClose={() => setHelp(false)}>
          <TimelineLegend frames={frames} costly={costly.length > 0} ready={ready.length > 0} />
        </later.KeyHelp>
      )}
    </main>
  )
}
