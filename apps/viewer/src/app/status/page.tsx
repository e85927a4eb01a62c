import type { Metadata } from 'next'
import { StatusPage } from '../../status/status-page.tsx'
import { pagePreview } from '../../share/preview.ts'
import { readerLanguage, readerWords } from '../../words/server.ts'

export async function generateMetadata(): Promise<Metadata> {
  const words = await readerWords()
  const page = { title: words.status.title, description: words.share.status, path: '/status' }
  return pagePreview(page, await readerLanguage(), words)
}

/** How the server is. */
export default function Page() {
  return <StatusPage />
}
