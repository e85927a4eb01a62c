import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { describe, expect, it } from 'vitest'
import { ROOT } from '../src/processes.ts'

/** What `npm start` says under an environment that it can't start in, a line each without who says it, and its exit status. */
function start(env: Readonly<Record<string, string>>) {
  const { status, stderr, stdout } = spawnSync('node', ['tools/start/src/main.ts'], {
    cwd: ROOT,
    env: { PATH: `${ROOT}node_modules/.bin:${process.env['PATH']}`, ...env },
    encoding: 'utf8',
  })
  const lines = stderr.trimEnd().split('\n')
  return { status, stdout, lines: lines.map((line) => line.replace(/^Paipu: /, '')) }
}

describe('npm start', () => {
  it('says all that is wrong with the settings of both parts at once, and builds nothing', async () => {
    const taker = createServer().listen(0)
    await once(taker, 'listening')
    const { port } = taker.address() as AddressInfo
    const { status, stdout, lines } = start({
      PAIPU_PORT: String(port),
      PAIPU_VIEWER_PORT: 'x',
      PAIPU_DELAY_SECONDS: 'soon',
      PAIPU_TABLES: 'whist',
      PAIPU_PUBLIC_URL: 'ftp://a',
      PAIPU_SERVER_URL: 'it is told anyway',
    })
    taker.close()
    expect([status, stdout]).toEqual([2, ''])
    expect(lines).toEqual([
      expect.stringMatching(/^PAIPU_DELAY_SECONDS: "soon"/),
      expect.stringMatching(/^PAIPU_TABLES: .*whist/),
      expect.stringMatching(/^PAIPU_VIEWER_PORT is no port number: x/),
      expect.stringMatching(/^PAIPU_PUBLIC_URL is no http/),
      `port ${port} is taken: stop what listens there, or choose another port with PAIPU_PORT`,
    ])
  })

  it('must know both ports, which are two', () => {
    expect(start({ PAIPU_PORT: '0', PAIPU_VIEWER_PORT: '0' }).lines).toEqual([
      expect.stringMatching(/^PAIPU_PORT: 0 /),
      expect.stringMatching(/^PAIPU_VIEWER_PORT: 0 /),
      'PAIPU_PORT and PAIPU_VIEWER_PORT are both 0',
    ])
  })
})
