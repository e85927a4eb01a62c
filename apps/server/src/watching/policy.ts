import { parseViewer, SPECTATOR, viewerName, type Viewer } from '@paipu/views'
import { quoted } from '../requests/quoted.ts'
import { PublicError } from '../errors/public-error.ts'
import type { TableFacts } from './watched-table.ts'

/** What a table shows to whom while a deal runs, and from when on everything is open. */
export interface Policy {
  /** Who its watchers may be; where several seats may be seen alone, any of them may be seen together. */
  readonly viewers: readonly string[]
  /** What none of them sees before a deal has ended and its delay has run out. */
  readonly hidden: readonly Hidden[]
  readonly en: string
  readonly zh: string
}

/** `hands`: tiles in hand, drawn, swapped or removed; `claims`: who could have called; `wall`: the undealt tiles. */
export type Hidden = 'hands' | 'claims' | 'wall'

/** The policy of a table, in data and in words; the delay itself is told beside it. */
export function policyOf(facts: Pick<TableFacts, 'policy' | 'delaySeconds'>): Policy {
  const delay = clock(facts.delaySeconds)
  const later = facts.delaySeconds > 0
  const openEn = later ? `until ${delay} after the deal` : 'until the deal ends'
  const openZh = later ? `本局结束 ${delay} 后` : '本局结束后'
  if (!showsHands(facts)) {
    return {
      viewers: ['spectator'],
      hidden: ['hands', 'claims', 'wall'],
      en: `Hands, passed claims and the wall are hidden ${openEn}.`,
      zh: `手牌、放弃的碰杠胡与牌墙在${openZh}公开。`,
    }
  }
  return {
    viewers: ['spectator', 'all-hands', 'seats-0', 'seats-1', 'seats-2', 'seats-3'],
    hidden: ['wall'],
    en: `All hands may be seen; the wall is hidden ${openEn}.`,
    zh: `可看全部手牌；牌墙在${openZh}公开。`,
  }
}

/** The viewer of a name. Throws `BAD_VIEWER`, and `VIEWER_NOT_ALLOWED` where the table's policy does not allow it. */
export function allowedViewer(facts: Pick<TableFacts, 'policy' | 'delaySeconds'>, name: string): Viewer {
  const viewer = parseViewer(name)
  if (viewer === null)
    throw new PublicError('BAD_VIEWER', `viewer: ${quoted(name)} is no viewer: try spectator, all-hands or seats-0`)
  if (viewerName(viewer) === viewerName(SPECTATOR)) return viewer
  if (!viewer.open && showsHands(facts)) return viewer
  throw new PublicError(
    'VIEWER_NOT_ALLOWED',
    `viewer: this table shows hidden tiles to nobody while a deal runs: ${name} is not allowed`,
  )
}

/** Hands are never shown without a delay. */
function showsHands({ policy, delaySeconds }: Pick<TableFacts, 'policy' | 'delaySeconds'>): boolean {
  return policy === 'all-hands' && delaySeconds > 0
}

/** A time as `m:ss`, from an hour on as `h:mm:ss`. */
function clock(seconds: number): string {
  const two = (part: number): string => String(part).padStart(2, '0')
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60]
  return hours === 0 ? `${minutes}:${two(seconds % 60)}` : `${hours}:${two(minutes)}:${two(seconds % 60)}`
}
