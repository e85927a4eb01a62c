'use client'

import { Link } from '../link.tsx'
import { memo, useMemo } from 'react'
import { ruleSetName } from '../rule-set-name.ts'
import { Icon } from '../stage/icons.tsx'
import { Notes } from '../stage/notes.tsx'
import { useLanguage, useWords } from '../words/context.tsx'
import type { Address } from '../stage/address.ts'
import { addressNotes } from '../stage/address-notes.ts'
import type { OpenDeal } from '../stage/open-deal.ts'
import type { Copied } from '../stage/use-copy-link.ts'

interface Props {
  readonly deal: OpenDeal
  readonly address: Address
  /** The moment that the page opened at, and whether another one is on screen. */
  readonly opened: number
  readonly moved: boolean
  /** Whether nothing is told of what has not been reached, and the way to be told. */
  readonly spoilerFree: boolean
  readonly onSpoilers: () => void
  /** Opens another deal in the same way. */
  readonly onward: string
  readonly copied: Copied
  /** What else the page has to say for a moment. */
  readonly said: string
  readonly onCopy: () => void
}

/**
 * What is replayed, the table's other deals, the link to the moment, and what to say of the address. It stays as it is while
 * the moment changes.
 */
export const Title = memo(function Title(props: Props) {
  const { deal, address, opened, moved, spoilerFree, onSpoilers, onward, copied, said, onCopy } = props
  const words = useWords()
  const language = useLanguage()
  const notes = useMemo(() => addressNotes(address, opened, words), [address, opened, words])
  return (
    <div className="stage-line">
      <h1 className="font-semibold truncate">
        {words.replay.title(ruleSetName(deal.row.ruleSet, language), deal.row.dealNumber)}
      </h1>
      <nav className="stage-neighbours" aria-label={words.replay.neighbours}>
        <Neighbour deal={deal.previous} label={words.replay.previousDeal} onward={onward} />
        <Neighbour deal={deal.next} label={words.replay.nextDeal} onward={onward} />
      </nav>
      {spoilerFree && (
        <button type="button" className="spoilers" aria-pressed title={words.spoilers.hide} onClick={onSpoilers}>
          {words.spoilers.on}
        </button>
      )}
      <button type="button" className="link-copy" onClick={onCopy} title={words.replay.copyLink}>
        <Icon name="link" />
        <span role="status">{copied === 'no' ? said : words.replay.copied[copied]}</span>
        <span className="sr-only">{words.replay.copyLink}</span>
      </button>
      <Notes notes={notes} over={moved} />
    </div>
  )
})

interface NeighbourProps {
  readonly deal: string | null
  readonly label: string
  readonly onward: string
}

function Neighbour({ deal, label, onward }: NeighbourProps) {
  return deal === null ? null : (
    <Link className="link" prefetch={false} href={`/deals/${deal}${onward}`}>
      {label}
    </Link>
  )
}
