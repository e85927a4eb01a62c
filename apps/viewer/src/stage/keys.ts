/** What a key does on a replay or at a live table. */
export type KeyAction =
  | { readonly type: 'first' | 'back' | 'forward' | 'last' | 'play' | 'spectator' | 'all-hands' | 'help' }
  /** A seat by its place from the dealer, as the buttons stand: 0 is East. */
  | { readonly type: 'seat'; readonly fromDealer: number }

/** As much of a keyboard event as decides about it. */
export interface KeyPress {
  readonly key: string
  /** Where the key is: digits are found in the top row whatever the layout has there. */
  readonly code: string
  readonly shiftKey: boolean
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly altKey: boolean
  /** An input method is composing text. */
  readonly isComposing: boolean
  /** Where the focus is. */
  readonly focus: Focus
}

/** `text`: a field that takes letters or has its own use for arrows; `button`: something that Space works. */
export type Focus = 'text' | 'button' | 'other'

const ACTIONS: Readonly<Record<string, KeyAction>> = {
  ArrowLeft: { type: 'back' },
  ArrowRight: { type: 'forward' },
  Home: { type: 'first' },
  End: { type: 'last' },
  ' ': { type: 'play' },
  '0': { type: 'spectator' },
  o: { type: 'all-hands' },
  '?': { type: 'help' },
  ...Object.fromEntries(
    [0, 1, 2, 3].map((fromDealer) => [String(fromDealer + 1), { type: 'seat', fromDealer }] as const),
  ),
}

/** What a key press does; `null` when it is not ours: while typing, composing, or with a modifier key. */
export function keyAction(press: KeyPress): KeyAction | null {
  if (press.ctrlKey || press.metaKey || press.altKey || press.isComposing || press.focus === 'text') return null
  const action = ACTIONS[nameOf(press)] ?? null
  return action?.type === 'play' && press.focus === 'button' ? null : action
}

function nameOf({ key, code, shiftKey }: KeyPress): string {
  if (!shiftKey && /^Digit[0-4]$/.test(code)) return code.slice(5)
  return key.length === 1 ? key.toLowerCase() : key
}

const TEXT_INPUTS = new Set(['text', 'search', 'email', 'url', 'tel', 'password', 'number', 'date', 'time'])

/** Where the focus is, for {@link keyAction}. */
export function focusOf(target: EventTarget | null): Focus {
  if (!(target instanceof HTMLElement)) return 'other'
  if (target.isContentEditable || target.matches('textarea, select, [role="tab"]')) return 'text'
  if (target instanceof HTMLInputElement && TEXT_INPUTS.has(target.type)) return 'text'
  return target.matches('button, a[href], summary, [role="button"]') ? 'button' : 'other'
}
