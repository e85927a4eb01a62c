'use client'

import { useEffect, useRef } from 'react'
import type { CheckedPart, CheckedParts, PartResult } from '@paipu/records/check'
import { Fact } from '../facts.tsx'
import { TileFace } from '../tiles/index.ts'
import { useLanguage, useWords } from '../words/context.tsx'
import { mayMove } from '../stage/use-motion.ts'
import { useCheck } from './use-check.ts'

interface Props {
  readonly deal: string
  readonly commitment: string | null
  readonly seed: string | null
  /** The hash of the deal's last event. */
  readonly head: string
}

/** Why a deal can be trusted, and the check of it: the one that `paipu verify` makes, here in the reader's own browser. */
export function Fairness({ deal, commitment, seed, head }: Props) {
  const words = useWords()
  const [check, start] = useCheck(deal)
  const answer = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Most of it comes below what is on screen, and the reader waits for it.
    if (check.state === 'done' || check.state === 'unloaded')
      answer.current?.scrollIntoView({ block: 'nearest', behavior: mayMove() ? 'smooth' : 'instant' })
  }, [check])
  return (
    <section aria-labelledby="fairness" className="mt-6">
      <h2 id="fairness" className="font-semibold">
        {words.fairness.title}
      </h2>
      <p className="mt-1 text-sm text-muted">{commitment === null ? words.fairness.outside : words.fairness.about}</p>
      <button type="button" className="action mt-3" aria-disabled={check.state === 'running'} onClick={start}>
        {check.state === 'running' ? words.fairness.running : words.fairness.check}
      </button>
      <div role="status" ref={answer} className="scroll-mb-3">
        {check.state === 'unloaded' && <p className="mt-3">{words.fairness.unloaded}</p>}
        {check.state === 'done' && <Verdict checked={check.checked} />}
      </div>
      {check.state === 'done' && check.checked.wall !== null && <OpenWall checked={check.checked} />}
      <dl className="facts">
        {commitment !== null && (
          <Fact name={words.fairness.commitment}>
            <code>{commitment}</code>
          </Fact>
        )}
        {seed !== null && (
          <Fact name={words.fairness.seed}>
            <code>{seed}</code>
          </Fact>
        )}
        <Fact name={words.fairness.head}>
          <code>{head}</code>
        </Fact>
      </dl>
    </section>
  )
}

/** The badge, the parts, and the first thing that is wrong. */
function Verdict({ checked: { parts, first } }: { readonly checked: CheckedParts }) {
  const words = useWords()
  return (
    <div className="verdict" data-sound={first === null}>
      <p className="verdict-badge">{first === null ? words.fairness.sound : words.fairness.wrong}</p>
      {first !== null && (
        <p className="verdict-fault">
          {words.fairness.fault(first.at)} <code>{first.message}</code>
        </p>
      )}
      <ul>
        {(Object.keys(parts) as CheckedPart[]).map((part) => (
          <li key={part} data-result={parts[part].result}>
            <span className="verdict-sign" aria-hidden="true">
              {SIGNS[parts[part].result]}
            </span>
            <span>
              {words.fairness.parts[part]}
              {words.joins.colon}
              {words.fairness.results[parts[part].result]}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}

const SIGNS: Readonly<Record<PartResult['result'], string>> = { sound: '✓', wrong: '✗', absent: '–', unchecked: '?' }

/** The whole wall that the seeds give, in its order. */
function OpenWall({ checked }: { readonly checked: CheckedParts }) {
  const words = useWords()
  const language = useLanguage()
  const { wall, birds } = checked.wall!
  return (
    <details className="mt-3">
      <summary className="link">{words.fairness.wall(wall.length + birds.length)}</summary>
      <p className="mt-1 text-sm text-muted">{words.fairness.wallAbout(birds.length)}</p>
      <ol className="wall">
        {[...wall, ...birds].map((tile, index) => (
          <li key={index}>
            <TileFace tile={tile} size={22} language={language} />
          </li>
        ))}
      </ol>
    </details>
  )
}
