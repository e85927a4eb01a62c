import { bySeat, seatsFrom, windOf, type BySeat, type Seat } from '@paipu/engine'
import type { DealRow } from '../api/schema.ts'
import { signed } from '../board/format.ts'
import { PointsLines } from '../stage/points-lines.tsx'
import type { Messages } from '../words/catalogue.ts'
import { useWords } from '../words/context.tsx'

type Course = Pick<DealRow, 'course' | 'dealer'>

/** How the points of a finished deal went, as lines in the seats' hues; in words, how far each seat was down and up. */
export function CourseLines({ course, dealer }: Course) {
  const words = useWords()
  const rows = course.map(([ply, ...totals]) => ({ ply, totals }))
  return (
    <span className="deal-course" role="img" aria-label={courseInWords({ course, dealer }, words)}>
      <PointsLines rows={rows} last={rows.at(-1)!.ply} dealer={dealer} />
    </span>
  )
}

/** How far each seat's points went down and up, from East on. */
export function courseInWords({ course, dealer }: Course, { lobby, winds, joins }: Messages): string {
  const [least, most] = [Math.min, Math.max].map((of) =>
    bySeat((seat) => of(0, ...course.map(([, ...totals]) => totals[seat]))),
  ) as [BySeat<number>, BySeat<number>]
  const span = (seat: Seat) =>
    least[seat] === most[seat] ? signed(0) : lobby.between(signed(least[seat]), signed(most[seat]))
  return lobby.course(
    seatsFrom(dealer)
      .map((seat) => `${winds[windOf(seat, dealer)]} ${span(seat)}`)
      .join(joins.comma),
  )
}
