/** What a list says while nothing is in it, and how something comes there, where that would help. */
export function Empty({ what, help }: { readonly what: string; readonly help: string | null }) {
  return (
    <div className="empty">
      <p>{what}</p>
      {help !== null && <p className="text-muted">{help}</p>}
    </div>
  )
}
