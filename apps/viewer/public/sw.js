/**
 * The service worker: a deal that was opened can be opened again without a network.
 *
 * While there is a network every page comes from it, so that nothing is ever out of date. Kept are finished deals alone:
 * each one's page as the server wrote it, with the headers it came with (its content policy names the nonce that its scripts
 * carry), its log, and all scripts and styles of the build that wrote the page. Those have their content's hash in their
 * names, and a page is kept only together with the whole of its own build: no page ever meets another build's scripts.
 */

/** Deals that are kept; the one that was not opened for the longest time goes first. */
const KEPT = 20

const DEALS = 'paipu-deals'
/** Followed by the build's id. */
const BUILD = 'paipu-build-'

const BUILD_HEADER = 'x-paipu-build'
const TITLE_HEADER = 'x-paipu-title'

const DEAL = /^\/deals\/[\da-f-]{36}$/
const LOG = /^\/deals\/[\da-f-]{36}\/events\.jsonl$/
const STATIC = '/_next/static/'

addEventListener('install', () => void skipWaiting())
addEventListener('activate', (event) => event.waitUntil(clients.claim()))

addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== location.origin) return
  if (url.pathname.startsWith(STATIC)) event.respondWith(keptFirst(request))
  else if (LOG.test(url.pathname)) event.respondWith(networkFirst(request, () => kept(url.pathname)))
  else if (request.mode === 'navigate' && request.destination === 'document')
    event.respondWith(networkFirst(request, async () => (await kept(url.pathname)) ?? offlinePage()))
})

/** `{ keep: '/deals/ID', search, title, fonts }`: the page shows this deal. One is kept after the other. */
let keeping = Promise.resolve()
addEventListener('message', (event) => {
  const { keep, search, title, fonts } = event.data ?? {}
  if (typeof keep !== 'string' || !DEAL.test(keep)) return
  keeping = keeping.then(() => keepDeal(keep, search, title, fonts)).catch(() => undefined)
  event.waitUntil(keeping)
})

async function networkFirst(request, otherwise) {
  try {
    return await fetch(request)
  } catch (error) {
    const found = await otherwise()
    if (found === undefined) throw error
    return found
  }
}

/**
 * A worker finds what it is for behind the `#` of its address. An answer that was fetched has an address of its own, without
 * that; one that is made here has the address that was asked for.
 */
async function keptFirst(request) {
  const answer = (await caches.match(request, { ignoreVary: true })) ?? (await fetch(request))
  return request.destination === 'worker' ? new Response(answer.body, answer) : answer
}

/** What is kept under a path, whatever moment its address asks for: the page reads that itself. */
async function kept(path) {
  return (await caches.open(DEALS)).match(path, { ignoreVary: true })
}

async function keepDeal(path, search, title, fonts) {
  const page = await fetch(`${path}${search}`, { cache: 'no-store', headers: { accept: 'text/html' } })
  if (!page.ok) return
  const build = page.headers.get(BUILD_HEADER)
  const { build: newest, assets } = await (await fetch('/offline.json', { cache: 'no-store' })).json()
  // A new build has come between the two answers: the deal is kept when it is opened the next time.
  if (build !== newest) return
  await keepBuild(build, [...assets, ...fonts.filter((font) => font.startsWith(`${STATIC}media/`))])
  const log = await fetch(`${path}/events.jsonl`, { cache: 'no-store' })
  if (!log.ok) return
  const deals = await caches.open(DEALS)
  await forget(deals, path)
  const headers = new Headers(page.headers)
  headers.set(TITLE_HEADER, encodeURIComponent(title))
  await deals.put(`${path}/events.jsonl`, log)
  await deals.put(path, new Response(await page.blob(), { headers }))
  await dropOldest(deals)
}

async function keepBuild(build, assets) {
  const cache = await caches.open(`${BUILD}${build}`)
  for (const asset of new Set(assets)) {
    if ((await cache.match(asset, { ignoreVary: true })) === undefined) await cache.add(asset)
  }
}

/** The kept pages, the oldest first. */
async function pagesIn(deals) {
  const paths = (await deals.keys()).map(({ url }) => new URL(url).pathname)
  return paths.filter((path) => DEAL.test(path))
}

async function forget(deals, path) {
  await deals.delete(path)
  await deals.delete(`${path}/events.jsonl`)
}

/** Lets go of the deals that are too many, and of the builds that no kept page is of. */
async function dropOldest(deals) {
  const paths = await pagesIn(deals)
  const old = paths.slice(0, Math.max(0, paths.length - KEPT))
  for (const path of old) await forget(deals, path)
  const builds = new Set()
  for (const path of paths.slice(old.length)) {
    builds.add(`${BUILD}${(await deals.match(path, { ignoreVary: true }))?.headers.get(BUILD_HEADER)}`)
  }
  for (const name of await caches.keys()) {
    if (name.startsWith(BUILD) && !builds.has(name)) await caches.delete(name)
  }
}

const WORDS = {
  en: {
    lang: 'en',
    title: 'No network',
    help: 'Live tables and the lists of deals need one. These deals can be opened without it:',
    none: 'Live tables and the lists of deals need one. Deals that you open can later be opened without it.',
  },
  zh: {
    lang: 'zh-Hans',
    title: '没有网络',
    help: '实时牌桌与牌局列表需要网络。以下牌局没有网络也能打开：',
    none: '实时牌桌与牌局列表需要网络。打开过的牌局以后没有网络也能打开。',
  },
}

/** The pages' own look (`src/styles/tokens.css`), which can't be loaded here. */
const STYLE = `
:root{color-scheme:light dark;background:light-dark(#f4f1ea,#0b1512);color:light-dark(#1c211e,#e8ede8)}
body{max-width:36rem;margin:12vh auto 0;padding:0 1.25rem;font:.9375rem/1.5 system-ui,sans-serif}
h1{margin:0 0 .5rem;font-size:1.25rem;font-weight:600;line-height:1.35}
p{margin:0;color:light-dark(#4d534d,#a9b8b0)}
ul{padding:0;list-style:none}
li{margin:.5rem 0}
a{display:inline-block;min-height:1.5rem;color:inherit;text-underline-offset:3px}
:focus-visible{outline:2px solid light-dark(#005f86,#7fcdf5);outline-offset:2px}`

/** Where a page is asked for that is not kept: what is. */
async function offlinePage() {
  const words = WORDS[navigator.language.startsWith('zh') ? 'zh' : 'en']
  const deals = await caches.open(DEALS)
  const paths = (await pagesIn(deals)).toReversed()
  const rows = await Promise.all(
    paths.map(async (path) => {
      const title = (await deals.match(path, { ignoreVary: true }))?.headers.get(TITLE_HEADER) ?? ''
      return `<li><a href="${path}">${escaped(decodeURIComponent(title))}</a></li>`
    }),
  )
  const html = `<!doctype html><html lang="${words.lang}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Paipu</title><style>${STYLE}</style><main><h1>${words.title}</h1><p>${rows.length === 0 ? words.none : words.help}</p><ul>${rows.join('')}</ul></main></html>`
  return new Response(html, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy':
        "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'",
    },
  })
}

function escaped(text) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
