import { EM, lettersOf } from '../share/picture/glyphs.ts'

/** How far the bundled font's characters come up from the line, in the units of {@link EM}. */
const ASCENT = 880

/**
 * A Chinese word of every page as its outlines, which only the server draws: written, each page in English would ask for two parts of
 * the Chinese font, and look through the system's fonts until they are there, before anything else is laid out.
 */
export function DrawnWord({ text }: { readonly text: string }) {
  const letters = lettersOf(text, 400)
  const width = letters.reduce((sum, { advance }) => sum + advance, 0)
  return (
    <svg
      className="drawn-word"
      viewBox={`0 ${-ASCENT} ${width} ${EM}`}
      style={{ width: `${width / EM}em` }}
      lang="zh-Hans"
      role="img"
      aria-label={text}
      focusable="false"
    >
      {letters.map(({ outline, at }) => (
        <path key={at} d={outline} transform={`translate(${at})`} />
      ))}
    </svg>
  )
}
