import type { WritingProps } from '../../board/side-tiles.tsx'
import { EM, lettersOf, widthOf } from './glyphs.ts'
import type { Weight } from './fonts.ts'

interface TextProps {
  /** The left end of the text, its middle or its right end, as `anchor` says; `y` is its middle line. */
  readonly x: number
  readonly y: number
  readonly size: number
  readonly fill: string
  readonly text: string
  readonly weight?: Weight
  readonly anchor?: 'start' | 'middle' | 'end'
}

/** How far below a text's middle line its letters stand, in its size. */
const BASELINE = 0.36

const BEFORE = { start: 0, middle: 0.5, end: 1 }

/** A text as outlines: no font is needed where it is drawn. */
export function Text({ x, y, size, fill, text, weight = 400, anchor = 'start' }: TextProps) {
  const left = x - BEFORE[anchor] * widthOf(text, size, weight)
  return (
    <g fill={fill} transform={`translate(${round(left)} ${round(y + BASELINE * size)}) scale(${round(size) / EM})`}>
      {lettersOf(text, weight).map(({ outline, at }) =>
        outline === '' ? null : <path key={at} transform={`translate(${Math.round(at)})`} d={outline} />,
      )}
    </g>
  )
}

/** A text in the board's own drawing. */
export function Writing({ x, y, size, fill, text }: WritingProps) {
  return <Text x={x} y={y} size={size} fill={fill} text={text} weight={700} anchor="middle" />
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}
