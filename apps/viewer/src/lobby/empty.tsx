/** What a list says while nothing is in it, and how something comes there, where that would help. */
export function Empty({ what, help }: { readonly what: string; readonly help: string | null }) {
  return (
    <p className="empty">
      {what} {help !== null && <span className="text-muted">{help}</span>}
    </p>
  )
}
