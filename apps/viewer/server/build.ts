import { readdirSync, readFileSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { join } from 'node:path'

/** The header of every page that says which build wrote it. */
export const BUILD_HEADER = 'x-paipu-build'

/** Where the list of a build's files is. */
export const ASSETS_PATH = '/offline.json'

/** What `next build` made. */
export interface Build {
  readonly id: string
  /** The addresses of all scripts and styles that its pages can ask for. */
  readonly assets: readonly string[]
  /** The addresses of all its files, fonts and pictures too. */
  readonly files: ReadonlySet<string>
}

/** Reads the build in a folder of the viewer. */
export function readBuild(viewer: string): Build {
  const id = readFileSync(join(viewer, '.next/BUILD_ID'), 'utf8').trim()
  const files = readdirSync(join(viewer, '.next/static'), { recursive: true, encoding: 'utf8' })
    .map((file) => `/_next/static/${file.replaceAll('\\', '/')}`)
    .toSorted()
  const assets = files.filter((file) => /^\/_next\/static\/chunks\/.*\.(js|css)$/.test(file))
  return { id, assets, files: new Set(files) }
}

/** Tells the service worker what to keep together with a page. */
export function answerAssets(response: ServerResponse, { id, assets }: Build): void {
  response.setHeader('content-type', 'application/json; charset=utf-8')
  response.setHeader('cache-control', 'no-store')
  response.end(JSON.stringify({ build: id, assets }))
}
