/** What can be laid over the table. */
export const OVERLAYS = ['waits', 'danger', 'numerals'] as const
export type Overlay = (typeof OVERLAYS)[number]

/** The overlays with one switched on or off, in their order, so that one picture has one address. */
export function toggled(overlays: readonly Overlay[], overlay: Overlay): readonly Overlay[] {
  return OVERLAYS.filter((each) => (each === overlay) !== overlays.includes(each))
}

/** Reads a list of overlays as addresses have it; what is none is left out. */
export function parseOverlays(text: string | null): readonly Overlay[] {
  const asked = new Set(text?.split(','))
  return OVERLAYS.filter((overlay) => asked.has(overlay))
}
