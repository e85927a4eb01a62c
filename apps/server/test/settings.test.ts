import { RULE_SET_IDS } from '@paipu/engine'
import { describe, expect, it } from 'vitest'
import type { Environment } from '../src/config/environment.ts'
import { readSettings, SettingsError } from '../src/config/settings.ts'
import { VARIABLES } from '../src/config/variables.ts'

const ESDB = 'esdb://a.example:2113,b.example:2113?tls=true&tlsCAFile=/certs/ca.crt'
const FROM_ENV = { PAIPU_EVENTSTORE_USER: 'admin', PAIPU_EVENTSTORE_PASSWORD: 'open sesame' }

const read = (env: Environment) => readSettings(env, '/srv/paipu')

function faultsOf(env: Environment): readonly string[] {
  try {
    read(env)
    return []
  } catch (error) {
    if (error instanceof SettingsError) return error.faults
    throw error
  }
}

describe('where the events are', () => {
  it.each<[string, Environment, object]>([
    ['nothing', {}, { store: '/srv/paipu/data/paipu.db', doorway: '/srv/paipu/data/paipu.db.token' }],
    ['a file', { PAIPU_STORE: '/var/p.db' }, { store: '/var/p.db', doorway: '/var/p.db.token' }],
    ['memory', { PAIPU_STORE: ':memory:' }, { store: ':memory:', doorway: null }],
    ['another doorway', { PAIPU_STORE: ':memory:', PAIPU_TOKEN_FILE: 'run/door' }, { doorway: '/srv/paipu/run/door' }],
    ['an EventStoreDB', { PAIPU_EVENTSTORE: ESDB }, { store: ESDB, doorway: null, credentials: undefined }],
    ['one by gossip', { PAIPU_EVENTSTORE: 'esdb+discover://es:2113' }, { store: 'esdb+discover://es:2113' }],
    ['a doorway for it', { PAIPU_EVENTSTORE: ESDB, PAIPU_TOKEN_FILE: '/run/door' }, { doorway: '/run/door' }],
    [
      'its credentials',
      { PAIPU_EVENTSTORE: ESDB, ...FROM_ENV },
      { credentials: { username: 'admin', password: 'open sesame' } },
    ],
  ])('is read from %s', (_what, env, expected) => {
    expect(read(env)).toMatchObject(expected)
  })

  it.each<[Environment, string[]]>([
    [{ PAIPU_STORE: 'esdb://a:2113' }, ['PAIPU_STORE']],
    [{ PAIPU_EVENTSTORE: 'data/paipu.db' }, ['PAIPU_EVENTSTORE']],
    [{ PAIPU_EVENTSTORE: 'esdb://' }, ['PAIPU_EVENTSTORE']],
    [{ PAIPU_EVENTSTORE: 'esdb://a:x' }, ['PAIPU_EVENTSTORE']],
    [{ PAIPU_EVENTSTORE: 'esdb://a:2113?tls' }, ['PAIPU_EVENTSTORE']],
    [{ PAIPU_EVENTSTORE: ESDB, PAIPU_STORE: 'data/paipu.db' }, ['PAIPU_STORE']],
    [{ PAIPU_EVENTSTORE: ESDB, PAIPU_EVENTSTORE_USER: 'admin' }, ['PAIPU_EVENTSTORE_PASSWORD']],
    [{ PAIPU_EVENTSTORE: ESDB, PAIPU_EVENTSTORE_PASSWORD: 'x' }, ['PAIPU_EVENTSTORE_USER']],
    [{ PAIPU_EVENTSTORE: 'esdb://a:2113?tls=false', ...FROM_ENV }, ['PAIPU_EVENTSTORE_USER']],
    [FROM_ENV, ['PAIPU_EVENTSTORE_USER', 'PAIPU_EVENTSTORE_PASSWORD']],
    [
      { PAIPU_EVENTSTORE: 'esdb://nobody:secret@', PAIPU_STORE: 'x', PAIPU_EVENTSTORE_USER: 'me', PAIPU_PORT: 'y' },
      ['PAIPU_PORT', 'PAIPU_EVENTSTORE', 'PAIPU_STORE', 'PAIPU_EVENTSTORE_PASSWORD'],
    ],
  ])('every fault of %j is named at once, and no password', (env, names) => {
    const faults = faultsOf(env)
    expect(faults.map((fault) => fault.slice(0, fault.indexOf(':')))).toEqual(names)
    expect(faults.join()).not.toMatch(/secret|sesame/)
  })
})

describe('PAIPU_TABLES', () => {
  const tables = (asked: string) => read({ PAIPU_TABLES: asked }).tables

  it('asks for a table of each rule set by itself', () => {
    expect(read({}).tables.map(({ ruleSet }) => ruleSet.id)).toEqual(RULE_SET_IDS)
    expect(tables('none')).toEqual([])
  })

  it('takes another cap that the rule set offers, and every hand behind the delay', () => {
    expect(
      tables('blood-flow-discard-three, blood-flow-discard-three:cap=8,wanzhou:all-hands,wanzhou:all-hands'),
    ).toEqual([
      { ruleSet: { id: 'blood-flow-discard-three', version: 1, options: { fanCap: 4 } }, policy: 'public' },
      { ruleSet: { id: 'blood-flow-discard-three', version: 1, options: { fanCap: 8 } }, policy: 'public' },
      { ruleSet: { id: 'wanzhou', version: 1, options: { fanCap: 3 } }, policy: 'all-hands' },
    ])
  })

  it.each<[string, Environment, string]>([
    ['a cap that it does not offer', { PAIPU_TABLES: 'wanzhou:cap=4' }, 'there are all-hands, cap=3'],
    ['an option that there is not', { PAIPU_TABLES: 'wanzhou:open' }, '"open" is no option of wanzhou'],
    ['a rule set that there is not', { PAIPU_TABLES: 'bridge' }, '"bridge" is no rule set'],
    ['every hand at once', { PAIPU_TABLES: 'wanzhou:all-hands', PAIPU_DELAY_SECONDS: '0' }, 'needs a delay'],
  ])('refuses %s', (_what, env, fault) => {
    expect(faultsOf(env)).toEqual([expect.stringMatching(/^PAIPU_TABLES: /)])
    expect(faultsOf(env)[0]).toContain(fault)
  })
})

describe('the description of the variables', () => {
  it('is of every one that is read, and of no other', () => {
    const asked = new Set<string>()
    for (const eventStore of ['', ESDB]) {
      const note = (_: object, name: string): string => {
        asked.add(name)
        return name === 'PAIPU_EVENTSTORE' ? eventStore : ''
      }
      read(new Proxy({}, { get: note }) as Environment)
    }
    expect([...asked].toSorted()).toEqual(
      Object.values(VARIABLES)
        .map(({ name }) => name)
        .toSorted(),
    )
  })

  it('has defaults that are what counts where nothing is given', () => {
    const defaults = Object.values(VARIABLES).filter(({ otherwise }) => otherwise !== '')
    expect(read(Object.fromEntries(defaults.map(({ name, otherwise }) => [name, otherwise])))).toEqual(read({}))
  })
})

describe('PAIPU_METRICS_TOKEN', () => {
  it('is taken as it is', () => {
    expect(read({}).metricsToken).toBeNull()
    expect(read({ PAIPU_METRICS_TOKEN: '0123456789abcdef' }).metricsToken).toBe('0123456789abcdef')
  })

  it.each(['0123456789abcde', '0123456789 abcdef', '0123456789abcdéf'])('%j is refused, and not told', (token) => {
    expect(faultsOf({ PAIPU_METRICS_TOKEN: token })).toEqual([expect.stringMatching(/^PAIPU_METRICS_TOKEN: /)])
    expect(faultsOf({ PAIPU_METRICS_TOKEN: token }).join()).not.toContain(token)
  })
})
