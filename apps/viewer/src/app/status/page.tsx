import type { Metadata } from 'next'
import { StatusPage } from '../../status/status-page.tsx'
import { readerWords } from '../../words/server.ts'

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await readerWords()).status.title }
}

/** How the server is. */
export default function Page() {
  return <StatusPage />
}
