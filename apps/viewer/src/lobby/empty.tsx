/** What a list says while nothing is in it. */
export function Empty({ what, help }: { readonly what: string; readonly help: string }) {
  return (
    <p className="empty">
      {what} <span className="text-muted">{help}</span>
    </p>
  )
}
