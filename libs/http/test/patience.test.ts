import { once } from 'node:events'
import { createServer } from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { limitPatience } from '../src/index.ts'

test('patience ends with a client that takes nothing of what waits, not with one for whom nothing does', async () => {
  const server = createServer((request, response) => {
    if (request.url === '/long') response.end(Buffer.alloc(64 * 1024 * 1024))
    else response.write('the beginning')
  })
  limitPatience(server, 200)
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  const clients: Socket[] = []
  onTestFinished(() => {
    for (const client of clients) client.destroy()
    server.close()
  })
  const ask = (path: string): Socket => {
    const client = connect(port, '127.0.0.1', () => client.write(`GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`))
    clients.push(client)
    return client.on('error', () => undefined)
  }
  const quiet = ask('/quiet')
  await once(quiet, 'data')
  const taken = once(server, 'connection')
  ask('/long').pause()
  const [socket] = (await taken) as [Socket]
  await once(socket, 'close')
  expect(quiet.closed).toBe(false)
})
