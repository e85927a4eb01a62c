import { newestRuleSet } from '@paipu/engine'
import { ask } from '../api/server-side.ts'
import { Failed } from '../chrome/failed.tsx'
import { Problem, WayOn } from '../chrome/problem.tsx'
import { setStatus } from '../page-scope.ts'
import { once, type Search } from '../search.ts'
import { readerWantsNoSpoilers } from '../spoilers/server.ts'
import { readerLanguage, readerWords } from '../words/server.ts'
import { DealsBehind } from './deals-behind.tsx'
import { havingName } from './having-words.ts'
import { statisticsAddress, type Subject } from './links.ts'
import { DEALS_BEHIND } from './queries.ts'

interface Props {
  readonly subject: Subject
  /** The player's or the rule set's name. */
  readonly name: string
  /** Of which `having` and `after` say which deals. */
  readonly search: Search
}

/** The deals behind a number, asked of the server. */
export async function BehindPage({ subject, name, search }: Props) {
  const [words, language] = await Promise.all([readerWords(), readerLanguage()])
  const { behind } = words.statistics
  const [having, after] = [once(search, 'having'), once(search, 'after')]
  const what = havingName(having, words, language)
  const ruleSet = subject.kind === 'player' ? subject.ruleSet : subject.id
  const player = subject.kind === 'player' ? subject.id : null
  const answer = what === null ? null : await ask(DEALS_BEHIND, { player, ruleSet, having, after })
  if (answer === null || (!answer.ok && WRONG_ADDRESS.has(answer.error.code))) {
    setStatus(404)
    return (
      <Problem title={behind.nothing} help={behind.nothingHelp(having ?? after ?? '')}>
        <WayOn href={statisticsAddress(subject)}>{behind.back}</WayOn>
      </Problem>
    )
  }
  if (!answer.ok) return <Failed error={answer.error} words={words} />
  const rules = subject.kind === 'player' && ruleSet !== null ? newestRuleSet(ruleSet)?.name[language] : undefined
  const whose = [name, what].join(words.joins.colon)
  return (
    <DealsBehind
      subject={subject}
      title={rules === undefined ? whose : [whose, rules].join(words.joins.comma)}
      having={having}
      older={after !== null}
      page={answer.data.deals}
      now={Date.parse(answer.data.serverTime)}
      untold={await readerWantsNoSpoilers()}
      words={words}
    />
  )
}

/** Refusals of what the address says. */
const WRONG_ADDRESS = new Set(['BAD_REQUEST', 'BAD_CURSOR', 'BAD_ID'])
