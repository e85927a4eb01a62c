/** The sign of a locked hand, 24 units square, in the colours around it. */
export function LockDrawing() {
  return (
    <>
      <path d="M7 11V8a5 5 0 0 1 10 0v3" fill="none" strokeWidth={3} />
      <rect x={4} y={10.5} width={16} height={11} rx={2.5} />
    </>
  )
}
