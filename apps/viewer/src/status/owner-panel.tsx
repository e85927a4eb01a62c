import { useState, type FormEvent } from 'react'
import { Fact } from '../facts.tsx'
import { useWords } from '../words/context.tsx'
import type { OwnerStatus } from './status.ts'

/** The way in for the owner: a token, that is given to the page and to nothing else. */
export function OwnerForm({
  refused,
  onToken,
}: {
  readonly refused: boolean
  readonly onToken: (token: string) => void
}) {
  const words = useWords().status.owner
  const [token, setToken] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (token.trim() !== '') onToken(token.trim())
  }
  return (
    <form className="owner" onSubmit={submit}>
      <p className="text-muted">{words.help}</p>
      <label>
        {words.token}
        <input
          type="password"
          className="select"
          autoComplete="off"
          value={token}
          onChange={(change) => setToken(change.target.value)}
          aria-invalid={refused}
          aria-describedby={refused ? 'token-refused' : undefined}
        />
      </label>
      <button type="submit" className="action">
        {words.show}
      </button>
      {refused && (
        <p id="token-refused" role="alert" className="owner-refused">
          {words.refused}
        </p>
      )}
    </form>
  )
}

/** What only the owner is told beside the figures. */
export function OwnerFacts({ owner, onForget }: { readonly owner: OwnerStatus; readonly onForget: () => void }) {
  const words = useWords().status.owner
  const codes = Object.entries(owner.rejected)
  return (
    <>
      <dl className="facts">
        <Fact name={words.tables}>
          {(['playing', 'standingBy', 'failed'] as const)
            .map((count) => `${words.counts[count]} ${owner.tables[count]}`)
            .join(' · ')}
        </Fact>
        <Fact name={words.following}>
          {(['indexes', 'watching', 'seats', 'lookout'] as const)
            .map((part) => `${words.parts[part]}: ${owner.following[part] ? words.yes : words.no}`)
            .join(' · ')}
        </Fact>
      </dl>
      <h3 className="mt-4 font-semibold">{words.rejected}</h3>
      {codes.length === 0 ? (
        <p className="text-muted">{words.none}</p>
      ) : (
        <table className="rejected">
          <thead>
            <tr>
              <th scope="col">{words.code}</th>
              <th scope="col">{words.count}</th>
            </tr>
          </thead>
          <tbody>
            {codes.map(([code, count]) => (
              <tr key={code}>
                <td>{code}</td>
                <td>{count}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <button type="button" className="action mt-4" onClick={onForget}>
        {words.forget}
      </button>
    </>
  )
}
