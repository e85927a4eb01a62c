import { Problem, WayOn } from '../chrome/problem.tsx'
import { readerWords } from '../words/server.ts'

/** An address at which there is nothing. */
export default async function NotFound() {
  const { problem } = await readerWords()
  return (
    <Problem title={problem.noPage} help={problem.noPageHelp}>
      <WayOn href="/">{problem.lobby}</WayOn>
    </Problem>
  )
}
