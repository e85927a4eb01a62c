import type { ReactNode } from 'react'
import { pointsForBirds, type RuleSet, type RuleText } from '@paipu/engine'
import type { WrittenMessages } from '../words/catalogue.ts'
import { pointsRows, type PointsRow } from './rows.ts'
import { Marks } from './sentences.tsx'
import styles from './rule-sheet.module.css'

interface Props {
  readonly rules: RuleSet
  readonly text: RuleText
  readonly words: WrittenMessages
}

/** What each payer pays: by fan, or by birds where there are no fan but birds. */
export function PointsTable({ rules, text, words }: Props) {
  const hasFan = text.examples.some(({ of }) => 'fan' in of)
  if (hasFan) return <FanPoints rules={rules} text={text} words={words} />
  return rules.birds > 0 ? <BirdPoints rules={rules} words={words} /> : null
}

function FanPoints({ rules, text, words }: Props) {
  const { points } = words.rules
  const rows = pointsRows(rules)
  const capped = rules.fanCaps.every((cap) => cap !== null)
  const last = rows[0]!.points.length - 1
  const houseValues = text.sections.some(({ sentences }) => sentences.some((each) => each.houseValue))
  return (
    <PointsByCount
      caption={
        <>
          {points.caption}
          {houseValues && <Marks sentence={{ houseValue: true }} words={words} />}
        </>
      }
      counts={points.fan}
      countName={(fan) => (capped && fan === last ? points.andMore(fan) : String(fan))}
      rows={rows.map((row) => ({ name: rowName(row, words), points: row.points }))}
    />
  )
}

function rowName({ cap, by }: PointsRow, words: WrittenMessages): string {
  const { points } = words.rules
  const names = [...(cap === null ? [] : [points.cap(cap)]), ...(by === null ? [] : [points.by[by]])]
  return names.length === 0 ? points.each : names.join(' · ')
}

function BirdPoints({ rules, words }: Omit<Props, 'text'>) {
  const { points } = words.rules
  const byHits = (withReds: boolean) =>
    Array.from({ length: rules.birds + 1 }, (_, hits) => pointsForBirds(rules, hits, withReds))
  return (
    <PointsByCount
      caption={points.birdsCaption}
      counts={points.birds}
      countName={String}
      rows={[
        { name: points.withReds, points: byHits(true) },
        { name: points.withoutReds, points: byHits(false) },
      ]}
    />
  )
}

interface PointsByCountProps {
  readonly caption: ReactNode
  /** What is counted, and how a count is written. */
  readonly counts: string
  readonly countName: (count: number) => string
  /** Points for each count from 0 on. */
  readonly rows: readonly { readonly name: string; readonly points: readonly number[] }[]
}

function PointsByCount({ caption, counts, countName, rows }: PointsByCountProps) {
  return (
    <table className={styles.figures}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{counts}</th>
          {rows[0]!.points.map((_, count) => (
            <th key={count} scope="col">
              {countName(count)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, points }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {points.map((each, count) => (
              <td key={count}>{each}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
