'use client'

import { useState } from 'react'
import { UnreachableNotice } from '../chrome/unreachable-notice.tsx'
import { Time } from '../time.tsx'
import { useWords } from '../words/context.tsx'
import { Figure } from './figure.tsx'
import { OwnerFacts, OwnerForm } from './owner-panel.tsx'
import { OWNER_SERIES, PUBLIC_SERIES, type Status } from './status.ts'
import { useStatus } from './use-status.ts'

/** How the server is, drawn: the harmless part for everybody, all of it for its owner. */
export function StatusPage() {
  const { status: words } = useWords()
  const [token, setToken] = useState<string | null>(null)
  const { status, fault } = useStatus(token)
  return (
    <main id="content" className="page status">
      <h1 className="text-lg font-semibold">{words.title}</h1>
      {fault === 'unreachable' && status === null && <UnreachableNotice stale={false} />}
      {status === null ? fault === null && <FiguresToCome /> : <Figures status={status} />}
      <section aria-labelledby="owner" className="mt-6">
        <h2 id="owner" className="font-semibold">
          {words.owner.title}
        </h2>
        {status?.owner && token !== null ? (
          <OwnerFacts owner={status.owner} onForget={() => setToken(null)} />
        ) : (
          <OwnerForm refused={fault === 'refused'} onToken={setToken} />
        )}
      </section>
      {fault === 'unreachable' && status !== null && <UnreachableNotice stale />}
    </main>
  )
}

/** What the server has not said yet has its room. */
function FiguresToCome() {
  const { status: words } = useWords()
  return (
    <>
      <p className="status-state" data-state="asked">
        {words.loading}
      </p>
      <div className="to-come" aria-hidden="true">
        <p className="text-sm">{words.since}</p>
        <p className="text-sm">{words.about(60)}</p>
        <ul className="figures">
          {PUBLIC_SERIES.map((name) => (
            <Figure key={name} name={name} series={[]} />
          ))}
        </ul>
      </div>
    </>
  )
}

function Figures({ status }: { readonly status: Status }) {
  const { status: words } = useWords()
  const { series, owner, everySeconds, startedAt, serverTime } = status
  const names = owner === null ? PUBLIC_SERIES : [...PUBLIC_SERIES, ...OWNER_SERIES]
  const minutes = Math.ceil(((series.tables?.length ?? 0) * everySeconds) / 60)
  return (
    <>
      <p className="status-state" data-state={status.status} role="status">
        {words.states[status.status]}
      </p>
      <p className="text-sm text-muted">
        {words.since} <Time time={startedAt} now={Date.parse(serverTime)} />
      </p>
      <p className="text-sm text-muted">{owner === null ? words.about(minutes) : words.ownerAbout(minutes)}</p>
      <ul className="figures">
        {names.map((name) => (
          <Figure key={name} name={name} series={series[name] ?? []} />
        ))}
      </ul>
    </>
  )
}
