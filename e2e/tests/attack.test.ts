import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startProduct, type Product } from '../../tools/fuzz/src/product.ts'
import { run } from '../../tools/fuzz/src/run.ts'

/** A look: the long form is a command of its own. */
const CASES = 120
const SEED = 20

let product: Product
beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product.stop())

test(
  'a stranger who says anything to server and viewer gets no fault, no secret, and leaves the tables playing',
  { tags: 'long' },
  async () => {
    const numbers = Array.from({ length: CASES }, (_, number) => number).values()
    const { findings, cases } = await run(product, { seed: SEED, numbers, progress: () => undefined })
    expect(findings).toEqual([])
    expect(cases).toBe(CASES)
  },
)

test.each([
  [{ 'next-action': '00', 'content-type': 'text/plain;charset=UTF-8' }, '[]'],
  [{ 'content-type': 'application/x-www-form-urlencoded' }, '$ACTION_ID_00=1'],
  [
    { 'content-type': 'multipart/form-data; boundary=x' },
    '--x\r\nContent-Disposition: form-data; name="1"\r\n\r\n1\r\n--x--\r\n',
  ],
])('pages take in nothing, and nothing of it gets into the log: %j', async (headers, body) => {
  const before = product.viewer.output()
  for (const path of ['/', `/tables/${product.seated.table}`, '/preview.png']) {
    const answer = await fetch(`http://127.0.0.1:${product.viewer.port}${path}`, { method: 'POST', headers, body })
    expect([answer.status, answer.headers.get('allow'), await answer.text()]).toEqual([405, 'GET, HEAD, OPTIONS', ''])
  }
  expect((await fetch(`http://127.0.0.1:${product.viewer.port}/`)).status).toBe(200)
  expect(product.viewer.output()).toBe(before)
})

test('whoever asks for pages without end is told to wait, and nobody else is', { tags: 'long' }, async () => {
  const { port } = product.viewer
  // In one breath: to whom it answers slowly a viewer lets more be saved up meanwhile.
  const asks = Array.from({ length: 300 }, (_, n) => {
    const last = n === 299 ? 'Connection: close\r\n' : ''
    return `GET /nothing/${n} HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: 198.51.100.7\r\n${last}\r\n`
  })
  const socket = connect(port, '127.0.0.1')
  socket.write(asks.join(''))
  const said = await text(socket)
  const [, head, words] = /HTTP\/1\.1 429 (.*?)\r\n\r\n(.*?)HTTP\/1\.1/s.exec(said) ?? []
  expect(head?.toLowerCase()).toContain('retry-after: 5')
  expect(words).toMatch(/^[\da-f]+\r\nYour address asks for too many pages/)
  const other = await fetch(`http://127.0.0.1:${port}/`, { headers: { 'x-forwarded-for': '198.51.100.8' } })
  expect(other.status).toBe(200)
})
