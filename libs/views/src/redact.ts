import {
  newestVersion,
  SECRECY,
  type Audience,
  type DealEvent,
  type DealEventType,
  type SecretField,
  type Secrecy,
} from '@paipu/contracts'
import type { Seat } from '@paipu/engine'
import { HIDDEN } from '@paipu/tiles'
import { sees, type Viewer } from './viewer.ts'
import type { ViewEvent } from './view-event.ts'

/**
 * The gate: a deal's event as a viewer may have it, by the `x-audience` marks of its schema. `null` where the viewer may
 * not know that it happened. What is hidden becomes the mark `?` (a list keeps its length), so that counts stay right.
 */
export function redact(event: DealEvent, viewer: Viewer): ViewEvent | null {
  if (viewer.open) return event
  const secrecy = secrecyOf(event.type)
  if (!mayKnow(secrecy.event, secrecy.actors, event.data, viewer)) return null
  let data: unknown = event.data
  for (const field of secrecy.fields) data = hideField(data, field, 0, viewer)
  return data === event.data ? (event as ViewEvent) : ({ type: event.type, data } as ViewEvent)
}

function secrecyOf(type: DealEventType): Secrecy {
  return SECRECY[`${type}.v${newestVersion(type)}`]!
}

function mayKnow(audience: Audience, actors: readonly string[], owner: unknown, viewer: Viewer): boolean {
  switch (audience) {
    case 'public':
      return true
    case 'actor':
      return actors.some((actor) => sees(viewer, (owner as Record<string, Seat>)[actor]!))
    case 'afterDeal':
    case 'server':
      return false
  }
}

/** A copy of `value` with a field hidden wherever the viewer may not know it; `value` itself where nothing is. */
function hideField(value: unknown, field: SecretField, depth: number, viewer: Viewer): unknown {
  const key = field.path[depth]!
  if (key === '*') return mapChanged(value as readonly unknown[], (item) => hideField(item, field, depth + 1, viewer))
  const owner = value as Readonly<Record<string, unknown>>
  const last = depth === field.path.length - 1
  if (last && mayKnow(field.audience, field.actors, owner, viewer)) return value
  const changed = last ? hidden(owner[key]) : hideField(owner[key], field, depth + 1, viewer)
  return changed === owner[key] ? value : { ...owner, [key]: changed }
}

function mapChanged(items: readonly unknown[], change: (item: unknown) => unknown): readonly unknown[] {
  const mapped = items.map(change)
  return mapped.every((item, index) => item === items[index]) ? items : mapped
}

function hidden(value: unknown): unknown {
  return Array.isArray(value) ? value.map(() => HIDDEN) : HIDDEN
}
