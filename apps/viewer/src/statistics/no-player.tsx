import type { ApiError } from '../api/request.ts'
import { Failed } from '../chrome/failed.tsx'
import { Problem, WayOn } from '../chrome/problem.tsx'
import { setStatus } from '../page-scope.ts'
import type { WrittenMessages } from '../words/catalogue.ts'

/** The page for a player of whom no deal is open; whether there is such a player at all is not said. */
export function NoPlayer({ error, words }: { readonly error: ApiError; readonly words: WrittenMessages }) {
  if (error.code !== 'PLAYER_NOT_FOUND' && error.code !== 'BAD_ID') return <Failed error={error} words={words} />
  setStatus(404)
  return (
    <Problem title={words.statistics.none.player} help={words.statistics.none.playerHelp}>
      <WayOn href="/">{words.problem.lobby}</WayOn>
    </Problem>
  )
}
