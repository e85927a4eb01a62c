import { readOptions } from '../../options.ts'
import { answers, finish, ROOT, start, stop } from './processes.ts'
import { lookAround } from './surroundings.ts'

/** How often it is told that a build goes on, milliseconds. */
const TELL_MS = 15_000

readOptions({
  name: 'npm start',
  about: `Builds what has changed, then runs the server with its embedded store and live tables, and the viewer. Ctrl+C stops both.
Settings are environment variables: docs/operating.md lists them.`,
  options: {},
})

const around = await lookAround(process.env, ROOT)
if (!around.ok) {
  for (const problem of around.problems) console.error(`Paipu: ${problem}`)
  process.exit(2)
}
const { url: serverUrl, port: serverPort } = around.server
const { url: viewerUrl, port: viewerPort } = around.viewer

console.log('Paipu: building what has changed (the first time takes a minute or two) …')
const began = Date.now()
const seconds = () => Math.round((Date.now() - began) / 1000)
const telling = setInterval(() => console.log(`Paipu: still building, ${seconds()} s so far …`), TELL_MS)
const built = await finish('nx', ['run-many', '-t', 'build', '--outputStyle=stream'])
clearInterval(telling)
if (built.code !== 0) {
  console.error(built.output)
  console.error('Paipu: the build failed; the lines above say why.')
  process.exit(1)
}

console.log('Paipu: starting …')
const server = start(
  'node',
  ['--max-semi-space-size=8', 'dist/main.js'],
  'apps/server',
  { PAIPU_PORT: String(serverPort) },
  'ignore',
)
const viewer = start(
  'node',
  ['server/main.ts'],
  'apps/viewer',
  { NODE_ENV: 'production', PAIPU_SERVER_URL: serverUrl, PAIPU_VIEWER_PORT: String(viewerPort) },
  'ignore',
)
const parts = [server, viewer]

let stopping = false
async function stopAll(code: number): Promise<never> {
  stopping = true
  await Promise.all(parts.map(stop))
  process.exit(code)
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stopAll(0))
for (const part of parts) {
  part.once('exit', (code) => {
    if (stopping) return
    console.error(
      `Paipu: the ${part === server ? 'server' : 'viewer'} stopped with exit code ${code}; the lines above say why.`,
    )
    void stopAll(1)
  })
}

const deadline = Date.now() + 120_000
const givenUp = (): string | null => (Date.now() > deadline ? 'nothing answers after two minutes' : null)
const problem = (await answers(`${serverUrl}/health/ready`, givenUp)) ?? (await answers(viewerUrl, givenUp))
if (problem !== null) {
  console.error(`Paipu: ${problem}.`)
  await stopAll(1)
}

console.log(`
  Paipu is running:  ${viewerUrl}
  GraphQL:           ${serverUrl}/graphql

  Live tables become visible once they are older than their spectator delay. Ctrl+C stops everything; nothing is lost.
`)
