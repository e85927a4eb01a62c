/** Rendered for each request, as the viewer's pages are. */
export const dynamic = 'force-dynamic'

export default function Page() {
  return <main>Nothing</main>
}
