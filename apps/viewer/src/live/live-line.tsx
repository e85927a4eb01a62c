'use client'

import { Link } from '../link.tsx'
import type { Table } from '../api/schema.ts'
import { clock } from '../format.ts'
import type { Copied } from '../stage/use-copy-link.ts'
import { Icon } from '../stage/icons.tsx'
import { Notes } from '../stage/notes.tsx'
import { tableName } from '../table-name.ts'
import { useLanguage, useWords } from '../words/context.tsx'
import { modeOf, secondsBehind, shownDeal, shownFrame, shownPly, type LiveState } from './state.ts'
import type { CatchUpSpeed } from './use-catch-up.ts'
import type { Following } from './use-live-table.ts'

interface Props {
  readonly table: Table
  readonly state: LiveState
  /** The time by the server's clock, milliseconds. */
  readonly now: number
  readonly following: Following
  readonly speed: CatchUpSpeed
  readonly watchers: number
  readonly notes: readonly string[]
  /** Whether players are called by their winds. */
  readonly nameless: boolean
  /** The address of a deal's replay at a moment. */
  readonly replayOf: (deal: string, ply: number) => string
  readonly copied: Copied
  readonly onCopy: () => void
  readonly sounds: boolean
  readonly onSounds: () => void
}

/** The lines above the board: which table, who watches, how far behind and why, what is hidden, and the way to the replays. */
export function LiveLine(props: Props) {
  const { table, state, now, following, speed, watchers, notes, replayOf, nameless } = props
  const words = useWords()
  const language = useLanguage()
  const { number } = shownDeal(state)
  const tableIs = tableName(table.name, language)
  const name = number === null ? tableIs : `${tableIs} · ${words.replay.dealNumber(number)}`
  return (
    <div className="stage-line">
      <h1 className="font-semibold truncate">{name}</h1>
      <p className="connection" role="status" data-following={following}>
        {words.connection[following]}
      </p>
      <p className="watchers">{words.live.watching(watchers)}</p>
      <p
        className="mode"
        role="status"
        data-mode={modeOf(state)}
        title={modeOf(state) === 'standing' ? words.live.stands : ''}
      >
        {modeInWords()}
      </p>
      <nav className="stage-neighbours" aria-label={words.replay.neighbours}>
        <ReplayLink state={state} replayOf={replayOf} nameless={nameless} />
      </nav>
      <Switches {...props} />
      <p className="behind">
        {/* Nobody knows while nothing comes; its room is kept. */}
        <strong className={following === 'waiting' ? 'tabular-nums invisible' : 'tabular-nums'}>
          {table.delaySeconds === 0
            ? words.table.noDelay
            : words.table.behind(clock(secondsBehind(state, table.delaySeconds, now)))}
        </strong>
        {table.delaySeconds > 0 && <span className="text-muted"> {words.table.why[table.policy]}</span>}
      </p>
      <p className="policy">{table.watching[language]}</p>
      <Notes notes={notes} />
    </div>
  )

  function modeInWords(): string {
    const past = state.held?.past == null ? '' : words.table.past(number)
    switch (modeOf(state)) {
      case 'edge':
        return shownFrame(state)?.state.phase.name === 'ended'
          ? words.joins.sentences(words.table.over, words.table.waitingForDeal)
          : ''
      case 'standing':
        return past === '' ? words.live.standing : past
      case 'catching-up':
        return words.live.catchingUp(speed)
    }
  }
}

/** The link to the moment, and the sounds. */
function Switches({ copied, onCopy, sounds, onSounds }: Props) {
  const words = useWords()
  const said = words.live.sounds[sounds ? 'on' : 'off']
  return (
    <div className="stage-switches">
      <button type="button" className="link-copy" onClick={onCopy} title={`${words.live.copyLink} (B)`}>
        <Icon name="link" />
        <span role="status">{copied === 'no' ? '' : words.replay.copied[copied]}</span>
        <span className="sr-only">{words.live.copyLink}</span>
      </button>
      <button
        type="button"
        className="link-copy"
        aria-pressed={sounds}
        aria-label={words.live.soundsLabel}
        title={`${said} (V)`}
        onClick={onSounds}
      >
        <Icon name={sounds ? 'sound' : 'silent'} />
      </button>
    </div>
  )
}

/** The replay of the deal on screen at the moment on screen once it is over, else of the one before it. */
function ReplayLink({ state, replayOf, nameless }: Pick<Props, 'state' | 'replayOf' | 'nameless'>) {
  const words = useWords()
  const shown = shownDeal(state)
  const over = shownFrame(state)?.state.phase.name === 'ended' || state.held?.past != null
  if (over && shown.id !== null) {
    return (
      <Link className="link font-semibold" prefetch={false} href={replayOf(shown.id, shownPly(state))}>
        {words.table.replay}
      </Link>
    )
  }
  if (state.previous === null) return null
  return (
    <Link className="link" prefetch={false} href={`/deals/${state.previous.id}${nameless ? '?names=hidden' : ''}`}>
      {words.table.previous(state.previous.number)}
    </Link>
  )
}
