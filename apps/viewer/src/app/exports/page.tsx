import type { Metadata } from 'next'
import { NEWEST_RULE_SETS } from '@paipu/engine'
import { askedOf } from '../../exports/asked.ts'
import { ExportPage } from '../../exports/export-page.tsx'
import type { Search } from '../../search.ts'
import { pagePreview } from '../../share/preview.ts'
import { readerLanguage, readerWords } from '../../words/server.ts'

interface Props {
  readonly searchParams: Promise<Search>
}

export async function generateMetadata(): Promise<Metadata> {
  const words = await readerWords()
  const { title, about: description } = words.exports
  return pagePreview({ title, description, path: '/exports' }, await readerLanguage(), words)
}

/** Exports; the address says what is chosen, in the words of the server's own addresses. */
export default async function Page({ searchParams }: Props) {
  const ruleSets = NEWEST_RULE_SETS.map(({ id, version, name }) => ({
    id,
    version,
    nameEn: name.en,
    nameZh: name.zh,
  }))
  return <ExportPage initial={askedOf(await searchParams)} ruleSets={ruleSets} />
}
