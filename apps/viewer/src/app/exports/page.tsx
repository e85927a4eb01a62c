import type { Metadata } from 'next'
import { newestRuleSet, RULE_SETS } from '@paipu/engine'
import { askedOf } from '../../exports/asked.ts'
import { ExportPage } from '../../exports/export-page.tsx'
import { readerWords } from '../../words/server.ts'

interface Props {
  readonly searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>>
}

export async function generateMetadata(): Promise<Metadata> {
  const { exports } = await readerWords()
  return { title: exports.title, description: exports.about }
}

/** Exports; the address says what is chosen, in the words of the server's own addresses. */
export default async function Page({ searchParams }: Props) {
  const ruleSets = RULE_SETS.filter((rules) => rules === newestRuleSet(rules.id)).map(({ id, version, name }) => ({
    id,
    version,
    nameEn: name.en,
    nameZh: name.zh,
  }))
  return <ExportPage initial={askedOf(await searchParams)} ruleSets={ruleSets} />
}
