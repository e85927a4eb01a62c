/** The drawings on buttons, 20 by 20, in the colour of the text. */
const PATHS = {
  first: 'M5 4v12M16 4 8 10l8 6z',
  back: 'M14 4 6 10l8 6z',
  forward: 'M6 4l8 6-8 6z',
  last: 'M15 4v12M4 4l8 6-8 6z',
  play: 'M6 3.5 16 10 6 16.5z',
  pause: 'M6.5 4v12M13.5 4v12',
  turn: 'M15.5 7A6.5 6.5 0 1 0 16.5 11M16 3v4h-4',
  down: 'M10 3v10M5.5 9 10 13.5 14.5 9M4 17h12',
  close: 'M5 5l10 10M15 5 5 15',
  up: 'M5 12.5 10 7.5l5 5',
  out: 'M8 5H4.5v10.5H15V12M11 4h5v5M16 4l-7 7',
  code: 'M7 5.5 2.5 10 7 14.5M13 5.5 17.5 10 13 14.5',
  picture: 'M3 4.5h14v11H3zM3 13l4-4 3.5 3.5L13 10l4 3.5M12.5 7.5h.01',
  link: 'M8.5 11.5a3 3 0 0 0 4.2 0l3-3a3 3 0 0 0-4.2-4.2l-1 1M11.5 8.5a3 3 0 0 0-4.2 0l-3 3a3 3 0 0 0 4.2 4.2l1-1',
  sound: 'M3.5 7.5v5h3l4 3.5v-12l-4 3.5zM13.5 7.5a4 4 0 0 1 0 5M15.5 5a7.5 7.5 0 0 1 0 10',
  silent: 'M3.5 7.5v5h3l4 3.5v-12l-4 3.5zM13.5 8l4 4M17.5 8l-4 4',
  keys: 'M3 5.5h14v9H3zM6 8.5h.01M10 8.5h.01M14 8.5h.01M7 11.8h6',
} as const

const STROKED = new Set<string>([
  'pause',
  'turn',
  'down',
  'up',
  'keys',
  'close',
  'link',
  'sound',
  'silent',
  'out',
  'code',
  'picture',
])

export type IconName = keyof typeof PATHS

export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true" focusable="false">
      <path
        d={PATHS[name]}
        fill={STROKED.has(name) ? 'none' : 'currentColor'}
        stroke="currentColor"
        strokeWidth={name === 'pause' ? 3 : 1.6}
        strokeLinejoin="round"
        strokeLinecap="round"
      />
    </svg>
  )
}
