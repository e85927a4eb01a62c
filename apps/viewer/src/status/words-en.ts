import type { SeriesName } from './status.ts'

const NAMES: Record<SeriesName, string> = {
  tables: 'Live tables',
  spectators: 'Spectators',
  visibleMoments: 'Moments shown per second',
  edgeLag: 'Shown late by (slowest 1 %)',
  events: 'Events stored per second',
  appendTime: 'Time of an append (slowest 1 %)',
  appendFailures: 'Failed appends per second',
  queueDrops: 'Queues dropped per second',
  snapshots: 'Snapshots per second',
  rejected: 'Refused requests per second',
  exports: 'Downloads under way',
  memory: 'Memory',
  loopDelay: 'Event loop late by (slowest 1 %)',
}

function lastMinutes(minutes: number): string {
  return minutes === 1 ? 'The last minute' : `The last ${minutes} minutes`
}

/** The status page in English. */
export const STATUS_EN = {
  title: 'Status',
  link: 'Status of the server',
  loading: 'Asking the server…',
  states: {
    ok: 'Everything works.',
    degraded:
      'The server works, but not everything of it: a table had to be stopped, or another server’s tables are not looked after.',
    'not-ready': 'The server is starting, stopping, or does not follow its store.',
  },
  since: 'Started',
  about: (minutes: number) =>
    `${lastMinutes(minutes)} of the server that answered. Nothing here is younger than a table’s delay.`,
  ownerAbout: (minutes: number) =>
    `${lastMinutes(minutes)} of the server that answered, with what only its owner may see.`,
  nothing: 'nothing yet',
  most: (figure: string) => `at most ${figure}`,
  picture: (name: string, last: string, most: string) => `${name}: now ${last}, at most ${most}`,
  names: NAMES,
  seconds: (count: string) => `${count} s`,
  owner: {
    title: 'For the owner of the server',
    help: 'Whoever has the server’s token sees everything that it measures. The token stays in this page until you leave it.',
    token: 'Token',
    show: 'Show everything',
    forget: 'Forget the token',
    refused: 'The server does not take this token, or not from here.',
    tables: 'Tables of this server',
    counts: { playing: 'played', standingBy: 'standing by for', failed: 'stopped' },
    following: 'Follows the store',
    parts: { indexes: 'lists', watching: 'live tables', seats: 'seats', lookout: 'other servers' },
    yes: 'yes',
    no: 'no',
    rejected: 'Refused requests since the start',
    code: 'Code',
    count: 'Number',
    none: 'None.',
  },
}
