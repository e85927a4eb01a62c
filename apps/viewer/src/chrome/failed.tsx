import { UNREACHABLE, type ApiError } from '../api/request.ts'
import { statusOf } from '../api/status.ts'
import { setStatus } from '../page-scope.ts'
import type { Messages } from '../words/catalogue.ts'
import { Problem, WayOn } from './problem.tsx'
import { Unreachable } from './unreachable.tsx'

/** The page for a request that failed for no reason of the reader's. */
export function Failed({ error, words }: { readonly error: ApiError; readonly words: Messages }) {
  setStatus(statusOf(error))
  if (error.code === UNREACHABLE) return <Unreachable />
  return (
    <Problem title={words.problem.fault} help={words.problem.faultHelp}>
      <WayOn href="/">{words.problem.lobby}</WayOn>
    </Problem>
  )
}
