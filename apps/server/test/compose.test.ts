import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { readSettings } from '../src/config/settings.ts'
import { VARIABLES } from '../src/config/variables.ts'

const ROOT = fileURLToPath(new URL('../../..', import.meta.url))
const text = (path: string): string => readFileSync(join(ROOT, path), 'utf8')

/** The parts of the Compose file that are looked at. */
interface Service {
  readonly image?: string
  readonly build?: { readonly context: string; readonly target: string }
  readonly user?: string
  readonly read_only?: boolean
  readonly cap_drop?: readonly string[]
  readonly security_opt?: readonly string[]
  readonly depends_on?: Readonly<Record<string, { readonly condition: string }>>
  readonly environment?: Readonly<Record<string, string>>
  readonly volumes?: readonly (string | { readonly source: string; readonly read_only?: boolean })[]
  readonly networks?: Readonly<Record<string, { readonly ipv4_address: string }>>
  readonly healthcheck?: object
}

const compose = parse(text('docker-compose.yml'), { merge: true }) as {
  readonly services: Readonly<Record<string, Service>>
  readonly volumes: Readonly<Record<string, null>>
}
const services = Object.entries(compose.services)
const SERVERS = ['server-1', 'server-2']
const dockerfile = text('Dockerfile')
const nginx = text('deploy/nginx.conf')

/** An environment as Compose gives it, where whoever starts it has set the passwords. */
function given({ environment = {} }: Service): Record<string, string> {
  const value = (raw: string): string => raw.replaceAll(/\$\{(\w+):\?[^}]*\}/g, 'the value of $1')
  return Object.fromEntries(Object.entries(environment).map(([name, raw]) => [name, value(raw)]))
}

describe('the Compose file', () => {
  it('holds what a linter of Compose files asks of it, and its schema', () => {
    const linter = join(dirname(createRequire(import.meta.url).resolve('dclint/package.json')), 'bin/dclint.cjs')
    const said = execFileSync(process.execPath, [linter, '--formatter', 'json', 'docker-compose.yml'], { cwd: ROOT })
    const [{ errorCount }] = JSON.parse(said.toString()) as [{ errorCount: number }]
    expect(errorCount).toBe(0)
  })

  it.each(SERVERS)('gives %s settings that it takes, and no variable that it does not know', (name) => {
    const env = given(compose.services[name]!)
    const known: readonly string[] = Object.values(VARIABLES).map(({ name }) => name)
    expect(Object.keys(env).filter((variable) => !known.includes(variable))).toEqual([])
    expect(readSettings(env, ROOT)).toMatchObject({
      port: 4000,
      credentials: { username: 'admin', password: 'the value of PAIPU_ADMIN_PASSWORD' },
      doorway: null,
      trustedProxies: ['proxy', 'viewer'].map((proxy) => compose.services[proxy]!.networks!['default']!.ipv4_address),
    })
  })

  it('gives the viewer no variable that it does not know', () => {
    const known = [...text('apps/viewer/server/settings.ts').matchAll(/name: '(PAIPU_\w+)'/g)].map(([, name]) => name)
    const asked = Object.keys(given(compose.services['viewer']!))
    expect(asked.filter((name) => !known.includes(name))).toEqual([])
    expect(new URL(given(compose.services['viewer']!)['PAIPU_SERVER_URL']!).host).toBe('proxy:8081')
  })

  it('names every node of the cluster to every other and to the servers', () => {
    const nodes = services.map(([name]) => name).filter((name) => name.startsWith('eventstore-'))
    expect(nodes).toHaveLength(3)
    for (const node of nodes) {
      const env = given(compose.services[node]!)
      expect(Number(env['EVENTSTORE_CLUSTER_SIZE'])).toBe(nodes.length)
      expect(env['EVENTSTORE_NODE_HOST_ADVERTISE_AS']).toBe(node)
      const others = nodes.filter((other) => other !== node).map((other) => `${other}:2113`)
      expect(env['EVENTSTORE_GOSSIP_SEED']!.split(',').toSorted()).toEqual(others.toSorted())
      expect(text('deploy/make-certificates.sh')).toContain(node)
    }
    const hosts = /^esdb:\/\/([^/?]+)\?tls=true&/.exec(given(compose.services['server-1']!)['PAIPU_EVENTSTORE']!)![1]!
    expect(hosts.split(',').toSorted()).toEqual(nodes.map((node) => `${node}:2113`).toSorted())
  })

  it.each(services)('%s runs without rights, on a file system that it can not write to', (name, service) => {
    expect(service.read_only).toBe(true)
    expect(service.cap_drop).toEqual(['ALL'])
    expect(service.security_opt).toContain('no-new-privileges:true')
    // Whoever makes the certificates ends before anything is to be reached.
    if (name === 'certificates') return
    if (service.build === undefined) expect(service.user).toMatch(/^[1-9]\d*:/)
    else expect(stage('runtime')).toMatch(/^USER 1000:1000$/m)
    expect(service.healthcheck !== undefined || name === 'proxy').toBe(true)
  })

  it.each(services)('%s depends on what is there, and uses volumes and images that are named', (_name, service) => {
    for (const [other, { condition }] of Object.entries(service.depends_on ?? {})) {
      const needed = compose.services[other]
      expect([other, needed === undefined]).toEqual([other, false])
      if (condition === 'service_healthy') expect(needed!.healthcheck).toBeDefined()
    }
    for (const volume of service.volumes ?? []) {
      const source = typeof volume === 'string' ? volume.split(':')[0]! : volume.source
      if (source.startsWith('./')) expect(existsSync(join(ROOT, source))).toBe(true)
      else expect(Object.keys(compose.volumes)).toContain(source)
    }
    if (service.build === undefined) expect(service.image).toMatch(/:\d[\w.-]*$/)
    else expect(stage(service.build.target)).toMatch(/^CMD \["node", "apps\//m)
  })
})

/** What the Dockerfile says from a stage's first line to the next stage. */
function stage(name: string): string {
  const found = dockerfile.split(/^(?=FROM )/m).find((part) => part.split('\n')[0]!.endsWith(` AS ${name}`))
  if (found === undefined) throw new Error(`the Dockerfile has no stage ${name}`)
  return found
}

describe('the images', () => {
  it('start programs that are there once it is built', () => {
    const programs = [...dockerfile.matchAll(/^CMD \["node", "([^"]+)"\]$/gm)].map(([, path]) => path!)
    expect(programs.map((path) => path.replace('/dist/', '/src/').replace(/\.js$/, '.ts'))).toEqual([
      'apps/server/src/main.ts',
      'apps/viewer/server/main.ts',
    ])
    for (const path of programs)
      expect(existsSync(join(ROOT, path.replace('/dist/', '/src/').replace(/\.js$/, '.ts')))).toBe(true)
  })

  it('are made of everything that is built and run, and of nothing else', () => {
    const kept = text('.dockerignore')
      .match(/^!.*$/gm)!
      .map((line) => line.slice(1))
    for (const path of kept) expect(existsSync(join(ROOT, path))).toBe(true)
    const workspaces = (JSON.parse(text('package.json')) as { workspaces: string[] }).workspaces
    for (const pattern of workspaces) expect(kept).toContain(pattern.replace('/*', ''))
  })
})

describe('the proxy', () => {
  it('spreads what servers answer over all of them, and gives the viewer the rest', () => {
    const upstream = (name: string): string[] =>
      [...new RegExp(`upstream ${name} \\{([^}]*)\\}`).exec(nginx)![1]!.matchAll(/server ([\w:-]+)/g)].map(
        ([, address]) => address!,
      )
    expect(upstream('servers')).toEqual(SERVERS.map((name) => `${name}:4000`))
    expect(upstream('viewer')).toEqual(['viewer:3000'])
  })

  it.each([
    ['/graphql', 'servers'],
    ['/health', 'servers'],
    ['/deals/01900000-0000-7000-8000-000000000001/events.jsonl', 'servers'],
    ['/tables/01900000-0000-7000-8000-000000000001/updates.sse', 'servers'],
    ['/tables/01900000-0000-7000-8000-000000000001/updates.jsonl', 'servers'],
    ['/status.json', 'servers'],
    ['/exports/events.jsonl', 'servers'],
    ['/', 'viewer'],
    ['/exports', 'viewer'],
    ['/status', 'viewer'],
    ['/tables/01900000-0000-7000-8000-000000000001', 'viewer'],
    ['/deals/01900000-0000-7000-8000-000000000001', 'viewer'],
  ])('%s goes to the %s', (path, upstream) => {
    const routes = [...nginx.matchAll(/location ~ (\S+) \{\s+proxy_pass http:\/\/(\w+);/g)]
    const found = routes.find(([, pattern]) => new RegExp(pattern!).test(path))
    expect(found?.[2] ?? 'viewer').toBe(upstream)
  })

  it('lets nobody in to what is for the owner of a server', () => {
    const doors = nginx.match(/listen \d+;/g)!.length
    expect(nginx.match(/location \/internal\/ \{\s+return 404;/g)).toHaveLength(doors)
    expect(nginx.match(/location = \/metrics \{\s+return 404;/g)).toHaveLength(doors)
  })
})
