'use client'

import type { RuleSetName } from '../api/schema.ts'
import { RuleSetOptions } from '../rule-set-options.tsx'
import { useWords } from '../words/context.tsx'
import { COMPRESSIONS, isTables, LOG_FORMATS, SCOPES, TABLE_FORMATS, TABLES, type Asked, type Format } from './asked.ts'
import styles from './exports.module.css'

interface Props {
  readonly asked: Asked
  readonly onChange: (change: Partial<Asked>) => void
  readonly ruleSets: readonly RuleSetName[]
}

/** Which deals, and as what. */
export function ExportForm({ asked, onChange, ruleSets }: Props) {
  const words = useWords().exports
  return (
    <form className={styles.form} onSubmit={(event) => event.preventDefault()}>
      <fieldset>
        <legend>{words.which}</legend>
        <Deals asked={asked} onChange={onChange} ruleSets={ruleSets} />
      </fieldset>
      <fieldset>
        <legend>{words.how}</legend>
        <How asked={asked} onChange={onChange} />
      </fieldset>
    </form>
  )
}

function Deals({ asked, onChange, ruleSets }: Props) {
  const words = useWords().exports
  const scope = SCOPES.find((name) => asked[name] !== '')
  if (scope !== undefined)
    return (
      <>
        <p className={styles.scope}>{words.scope[scope](asked[scope])}</p>
        <button type="button" className="action" onClick={() => onChange({ deals: '', atTable: '', player: '' })}>
          {words.anyway}
        </button>
        {scope !== 'deals' && <Days asked={asked} onChange={onChange} />}
      </>
    )
  return (
    <>
      <label>
        <span>{words.rules}</span>
        <select className="select" value={asked.rules} onChange={({ target }) => onChange({ rules: target.value })}>
          <RuleSetOptions ruleSets={ruleSets} all={words.all} />
        </select>
      </label>
      <Days asked={asked} onChange={onChange} />
    </>
  )
}

function Days({ asked, onChange }: Omit<Props, 'ruleSets'>) {
  const words = useWords().exports
  return (
    <>
      {(['from', 'to'] as const).map((name) => (
        <label key={name}>
          <span>{words[name]}</span>
          <input
            type="date"
            className="select"
            value={asked[name]}
            max="9999-12-31"
            onChange={({ target }) => onChange({ [name]: target.value })}
          />
        </label>
      ))}
    </>
  )
}

function How({ asked, onChange }: Omit<Props, 'ruleSets'>) {
  const words = useWords().exports
  const { format, tables } = asked
  const groups = [
    [words.tablesGroup, TABLE_FORMATS],
    [words.logsGroup, LOG_FORMATS],
  ] as const
  return (
    <>
      <label>
        <span>{words.format}</span>
        <select
          className="select"
          value={format}
          onChange={({ target }) => onChange({ format: target.value as Format })}
        >
          {groups.map(([name, formats]) => (
            <optgroup key={name} label={name}>
              {formats.map((one) => (
                <option key={one} value={one}>
                  {words.formats[one]}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      </label>
      {isTables(format) && (
        <div role="group" aria-label={words.tables} className={styles.tables}>
          {TABLES.map((table) => (
            <label key={table} className={styles.check}>
              <input
                type="checkbox"
                checked={tables.includes(table)}
                disabled={tables.length === 1 && tables[0] === table}
                onChange={({ target }) =>
                  onChange({ tables: TABLES.filter((one) => (one === table ? target.checked : tables.includes(one))) })
                }
              />
              {words.tableNames[table]}
            </label>
          ))}
        </div>
      )}
      {format !== 'parquet' && (
        <label>
          <span>{words.compression}</span>
          <select
            className="select"
            value={asked.compression}
            onChange={({ target }) => onChange({ compression: target.value as Asked['compression'] })}
          >
            {COMPRESSIONS.map((one) => (
              <option key={one} value={one}>
                {words.compressions[one]}
              </option>
            ))}
          </select>
        </label>
      )}
      {format === 'csv' && (
        <label className={styles.check}>
          <input
            type="checkbox"
            checked={asked.byteOrderMark}
            onChange={({ target }) => onChange({ byteOrderMark: target.checked })}
          />
          {words.bom}
        </label>
      )}
    </>
  )
}
