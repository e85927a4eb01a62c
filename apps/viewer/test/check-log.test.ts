import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { checkLog } from '../src/fairness/check-log.ts'

const LOG = readFileSync(join(import.meta.dirname, '../../../fixtures/deals/wanzhou-1.jsonl'), 'utf8')

describe('the check of a downloaded log', () => {
  test('finds a golden deal right in every part', () => {
    const { first, parts, wall } = checkLog(LOG)
    expect(first).toBeNull()
    expect(new Set(Object.values(parts).map(({ result }) => result))).toEqual(new Set(['sound']))
    expect(wall?.wall).toHaveLength(108)
  })

  test('names the line that is no JSON', () => {
    const lines = LOG.split('\n')
    const { first, parts } = checkLog([...lines.slice(0, 4), '{', ...lines.slice(5)].join('\n'))
    expect(first?.at).toBe(4)
    expect(parts.schemas).toMatchObject({ result: 'wrong', fault: { at: 4 } })
  })

  test('finds an empty log wrong', () => {
    expect(checkLog('').first).not.toBeNull()
  })
})
