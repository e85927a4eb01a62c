import {
  checkWallEnd,
  netBySeat,
  SEATS,
  type BySeat,
  type CheckedSeat,
  type ExampleSeat,
  type RuleSet,
} from '@paipu/engine'
import type { PointsPaidV1 } from '@paipu/contracts'
import { suitInWords } from '@paipu/views'
import { signed } from '../board/format.ts'
import { SeatLetter } from '../seat-letter.tsx'
import type { WrittenMessages } from '../words/catalogue.ts'
import type { Language } from '../words/language.ts'
import { Hand } from './hand.tsx'
import styles from './rule-sheet.module.css'

interface Props {
  readonly rules: RuleSet
  readonly seats: BySeat<ExampleSeat>
  readonly words: WrittenMessages
  readonly language: Language
}

/** Four seats at the wall's end, and what the rule set makes them pay. */
export function WallEndTable({ rules, seats: given, words, language }: Props) {
  const { wallEnd } = words.rules
  const { seats, kongs, payments } = checkWallEnd(rules, given)
  return (
    <figure className={styles.wallEnd}>
      <figcaption>
        <b>{wallEnd.caption}</b>
        {wallEnd.seats}
        {kongs.map(({ seat, payments }) => wallEnd.kong(words.winds[seat]!, payments[0]!.points)).join('')}
      </figcaption>
      <ul>
        {SEATS.map((seat) => (
          <li key={seat} className={styles.seat}>
            <SeatLetter seat={seat} dealer={0} />
            <span>{stateWords(seats[seat], words, language)}</span>
            {seats[seat].concealed !== '' && (
              <Hand
                concealed={seats[seat].concealed}
                melds={seats[seat].melds}
                won={false}
                words={words}
                language={language}
              />
            )}
          </li>
        ))}
      </ul>
      <Payments payments={payments} words={words} />
    </figure>
  )
}

function stateWords({ state, standing, voidSuit }: CheckedSeat, words: WrittenMessages, language: Language): string {
  const { states, locked, void: voidOf } = words.rules.wallEnd
  const found = standing === 'locked' ? [locked, states[state]] : [states[state]]
  return [...found, voidOf(suitInWords(voidSuit, language))].join(' · ')
}

function Payments({
  payments,
  words,
}: {
  readonly payments: readonly PointsPaidV1[]
  readonly words: WrittenMessages
}) {
  const { wallEnd } = words.rules
  const rows = payments.map(({ reason, payments: paid }) => ({ reason, change: netBySeat(paid) }))
  const totals = netBySeat(payments.flatMap((each) => each.payments))
  return (
    <table className={styles.figures}>
      <thead>
        <tr>
          <th scope="col">{wallEnd.cause}</th>
          {SEATS.map((seat) => (
            <th key={seat} scope="col">
              <SeatLetter seat={seat} dealer={0} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ reason, change }) => (
          <tr key={reason}>
            <th scope="row">{words.points.reasons[reason]}</th>
            <Changes change={change} />
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{wallEnd.total}</th>
          {totals.map((points, seat) => (
            <td key={seat} data-sign={Math.sign(points)}>
              {signed(points)}
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  )
}

function Changes({ change }: { readonly change: readonly number[] }) {
  return change.map((points, seat) => (
    <td key={seat} data-sign={Math.sign(points)}>
      {points === 0 ? '' : signed(points)}
    </td>
  ))
}
