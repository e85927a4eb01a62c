import { spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ROOT } from '../src/run.ts'

let folder: string
/** An `npm` whose commands say and end as the environment has it; and a `chromium-headless-shell`, so that none is installed. */
const NPM = `#!/bin/sh
case $1 in
  ci) exit "$CI_STATUS" ;;
  test) [ $# -eq 1 ] || { printf '%s\\n' "$LONG_SAYS"; exit "$LONG_STATUS"; }
    printf '%s\\n' "$TEST_SAYS"; exit "$TEST_STATUS" ;;
  *) printf '%s\\n' "$SOAK_SAYS"; exit "$SOAK_STATUS" ;;
esac
`

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'paipu-ci-'))
  for (const [name, text] of [
    ['npm', NPM],
    ['chromium-headless-shell', '#!/bin/sh\n'],
  ] as const) {
    writeFileSync(join(folder, name), text)
    chmodSync(join(folder, name), 0o755)
  }
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

it.each<[string, Readonly<Record<string, string>>, string, number]>([
  ['adds all up', {}, '42 passed, 0 failed', 0],
  [
    'fails with the tests, and runs the others',
    { TEST_SAYS: '9 passed, 1 failed', TEST_STATUS: '1' },
    '41 passed, 1 failed',
    1,
  ],
  ['fails with the soak test', { SOAK_SAYS: '24 passed, 2 failed', SOAK_STATUS: '1' }, '40 passed, 2 failed', 1],
  ['fails with the long tests', { LONG_SAYS: '5 passed, 1 failed', LONG_STATUS: '1' }, '41 passed, 1 failed', 1],
  ['fails with tests that say that all is well and end badly', { TEST_STATUS: '1' }, '42 passed, 1 failed', 1],
  ['fails with a soak test that says nothing', { SOAK_SAYS: 'x', SOAK_STATUS: '0' }, '16 passed, 1 failed', 1],
  ['fails where nothing is installed', { CI_STATUS: '1' }, '0 passed, 1 failed', 1],
])('what CI runs %s', (_what, env, last, status) => {
  const tests = { CI_STATUS: '0', TEST_SAYS: 'words\n10 passed, 0 failed', TEST_STATUS: '0' }
  const long = { LONG_SAYS: '6 passed, 0 failed', LONG_STATUS: '0' }
  const soak = { SOAK_SAYS: '26 passed, 0 failed', SOAK_STATUS: '0' }
  const ran = spawnSync(join(ROOT, '.ci/run'), {
    env: { PATH: `${folder}:${process.env['PATH']}`, ...tests, ...long, ...soak, ...env },
    encoding: 'utf8',
  })
  expect([ran.stdout.trimEnd().split('\n').at(-1), ran.status]).toEqual([last, status])
})
