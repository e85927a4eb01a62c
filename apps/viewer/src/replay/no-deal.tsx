import type { ApiError } from '../api/request.ts'
import { statusOf } from '../api/status.ts'
import { Failed } from '../chrome/failed.tsx'
import { Problem, WayOn } from '../chrome/problem.tsx'
import { decoded } from '../decoded.ts'
import { setStatus } from '../page-scope.ts'
import { readerWords } from '../words/server.ts'

/** Why there is nothing to replay; a deal that is still being played leads to its table. */
export async function NoDeal({ id, error }: { readonly id: string; readonly error: ApiError }) {
  const { problem, ...words } = await readerWords()
  setStatus(statusOf(error))
  switch (error.code) {
    case 'DEAL_RUNNING':
      return (
        <Problem title={problem.running} help={problem.runningHelp}>
          {typeof error.details.table === 'string' && (
            <WayOn href={`/tables/${error.details.table}`}>{problem.watch}</WayOn>
          )}
          <WayOn href="/">{problem.lobby}</WayOn>
        </Problem>
      )
    case 'DEAL_UNREADABLE':
      return (
        <Problem title={problem.unreadable} help={problem.unreadableHelp(Number(error.details.at))}>
          <WayOn href="/">{problem.lobby}</WayOn>
        </Problem>
      )
    case 'DEAL_NOT_FOUND':
    case 'BAD_ID':
      return (
        <Problem
          title={error.code === 'BAD_ID' ? problem.badDeal : problem.noDeal}
          help={error.code === 'BAD_ID' ? problem.badHelp(decoded(id)) : problem.noDealHelp}
        >
          <WayOn href="/">{problem.lobby}</WayOn>
        </Problem>
      )
    default:
      return <Failed error={error} words={{ problem, ...words }} />
  }
}
