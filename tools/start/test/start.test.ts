import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { describe, expect, it } from 'vitest'
import { freePort } from '../src/ports.ts'
import { ROOT } from '../src/processes.ts'
import { lookAround } from '../src/surroundings.ts'

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
      expect.stringMatching(/^PAIPU_VIEWER_PORT: "x" is no port/),
      expect.stringMatching(/^PAIPU_PUBLIC_URL: it is no http/),
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

  it('looks for what it has started where that listens', async () => {
    const [PAIPU_PORT, PAIPU_VIEWER_PORT] = [String(await freePort()), String(await freePort())]
    const around = (hosts: Readonly<Record<string, string>>) =>
      lookAround({ PAIPU_PORT, PAIPU_VIEWER_PORT, ...hosts }, ROOT)
    expect(await around({})).toEqual({
      ok: true,
      server: { port: Number(PAIPU_PORT), url: `http://127.0.0.1:${PAIPU_PORT}` },
      viewer: { port: Number(PAIPU_VIEWER_PORT), url: `http://localhost:${PAIPU_VIEWER_PORT}` },
    })
    expect(await around({ PAIPU_HOST: '0.0.0.0', PAIPU_VIEWER_HOST: '::' })).toEqual(await around({}))
    expect(await around({ PAIPU_HOST: '192.0.2.1', PAIPU_VIEWER_HOST: '::1' })).toMatchObject({
      server: { url: `http://192.0.2.1:${PAIPU_PORT}` },
      viewer: { url: `http://[::1]:${PAIPU_VIEWER_PORT}` },
    })
  })
})
