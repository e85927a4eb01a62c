import { chance, pick, times, type Random } from '../random.ts'
import type { Script } from '../wire/talk.ts'
import type { World } from '../world.ts'
import { said } from './http.ts'
import { request } from './requests.ts'
import { strangeNumber, strangeText, tampered } from './strange.ts'

const VALUES: Readonly<Record<string, readonly string[]>> = {
  view: ['all-hands', 'spectator', 'seats-0', 'seats-0123', 'reviewer', ''],
  bottom: ['0', '3', '4', '-1', '1.5'],
  names: ['hidden', 'shown', ''],
  spoilers: ['hidden', 'off'],
  form: ['table', 'card', '__proto__'],
  theme: ['dark', 'light', 'constructor'],
  lang: ['en', 'zh', 'zh-Hant', '../en'],
  size: ['200', '2000', '2001', '0', '1e3', '99999', '-200'],
  if: ['0', 'x', '12.discard.1m', '12.'],
}

/** Pictures, embedded deals and the pages with a preview, of deals that are open and of those that are not, in any look. */
export function picture(world: World, random: Random): Script {
  const id = chance(80, random)
    ? pick([...world.deals, ...world.tables], random)
    : encodeURIComponent(tampered(world, random).toWellFormed())
  const path = pick(
    [`/deals/${id}/picture.png`, `/deals/${id}/picture.png`, `/embed/deals/${id}`, `/deals/${id}`, '/preview.png'],
    random,
  )
  const fields = times(random(5), () => {
    const name = pick(Object.keys(VALUES), random)
    return `${name}=${chance(85, random) ? pick(VALUES[name]!, random) : encodeURIComponent(strangeText(random).toWellFormed())}`
  })
  const ply = chance(70, random) ? [`ply=${chance(80, random) ? random(140) : strangeNumber(random)}`] : []
  const matching = chance(15, random)
    ? [['If-None-Match', pick(['*', '"x"', 'W/"', strangeText(random).replaceAll(/[^ -~]/g, '')], random)] as const]
    : []
  return said(
    request(pick(['GET', 'GET', 'HEAD'], random), `${path}?${[...ply, ...fields].join('&')}`, matching),
    random,
  )
}
