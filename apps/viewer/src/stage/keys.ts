/** What a key does on a replay or at a live table. */
export type KeyAction =
  | { readonly type: 'first' | 'back' | 'forward' | 'last' | 'play' | 'spectator' | 'all-hands' | 'help' }
  /** Along the viewed seat's decisions, or those of anyone that cost something. */
  | { readonly type: 'previous-decision' | 'next-decision' | 'previous-mistake' | 'next-mistake' }
  | {
      readonly type:
        | 'previous-deal'
        | 'next-deal'
        | 'points'
        | 'copy-link'
        | 'waits'
        | 'danger'
        | 'numerals'
        | 'spoilers'
        | 'sounds'
    }
  /** A seat by its place from the dealer, as the buttons stand: 0 is East. */
  | { readonly type: 'seat'; readonly fromDealer: number }

/** As much of a keyboard event as decides about it. */
export interface KeyPress {
  readonly key: string
  /** Where the key is: found there when the layout has another sign or another script on it. */
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

/**
 * `text`: a field that takes letters; `button`: something that Space works; `tab`: what arrows go along; `pane`: what
 * scrolls; `slider`: what up and down move by itself.
 */
export type Focus = 'text' | 'button' | 'tab' | 'pane' | 'slider' | 'other'

const ACTIONS: Readonly<Record<string, KeyAction>> = {
  ArrowLeft: { type: 'back' },
  ArrowRight: { type: 'forward' },
  ArrowUp: { type: 'previous-decision' },
  ArrowDown: { type: 'next-decision' },
  Home: { type: 'first' },
  End: { type: 'last' },
  ' ': { type: 'play' },
  p: { type: 'play' },
  '0': { type: 'spectator' },
  o: { type: 'all-hands' },
  '[': { type: 'previous-deal' },
  ']': { type: 'next-deal' },
  ',': { type: 'previous-mistake' },
  '.': { type: 'next-mistake' },
  m: { type: 'points' },
  b: { type: 'copy-link' },
  w: { type: 'waits' },
  d: { type: 'danger' },
  n: { type: 'numerals' },
  s: { type: 'spoilers' },
  v: { type: 'sounds' },
  '?': { type: 'help' },
  ...Object.fromEntries(
    [0, 1, 2, 3].map((fromDealer) => [String(fromDealer + 1), { type: 'seat', fromDealer }] as const),
  ),
}

/** Keys by where they are on the keyboard, for layouts that have nothing of ours on them. */
const PLACES: Readonly<Record<string, string>> = {
  BracketLeft: '[',
  BracketRight: ']',
  Comma: ',',
  Period: '.',
}

/** What a key press does; `null` when it is not ours: while typing, composing, or with a modifier key. */
export function keyAction(press: KeyPress): KeyAction | null {
  if (press.ctrlKey || press.metaKey || press.altKey || press.isComposing || press.focus === 'text') return null
  if (OWN_KEYS[press.focus]?.test(press.key)) return null
  return press.key === ' ' && press.focus === 'button' ? null : (ACTIONS[nameOf(press)] ?? null)
}

/** Keys that what has the focus uses itself. */
const OWN_KEYS: Readonly<Partial<Record<Focus, RegExp>>> = {
  tab: /^(Arrow(Left|Right)|Home|End| )$/,
  pane: /^(Arrow(Up|Down)|Home|End| )$/,
  slider: /^Arrow(Up|Down)$/,
}

/** How often a held key repeats before its strides grow, and what they grow to. */
const STRIDES = [
  [60, 8],
  [30, 4],
  [12, 2],
] as const

/** How many moments a step goes when it is made for the `repeats`-th time without letting go: holding speeds up. */
export function strideOf(repeats: number): number {
  return STRIDES.find(([from]) => repeats >= from)?.[1] ?? 1
}

function nameOf({ key, code, shiftKey }: KeyPress): string {
  if (!shiftKey && /^Digit[0-4]$/.test(code)) return code.slice(5)
  const name = key.length === 1 ? key.toLowerCase() : key
  if (ACTIONS[name] !== undefined || /^[a-z]$/.test(name) || shiftKey) return name
  return PLACES[code] ?? (/^Key[A-Z]$/.test(code) ? code.slice(3).toLowerCase() : name)
}

const TEXT_INPUTS = new Set(['text', 'search', 'email', 'url', 'tel', 'password', 'number', 'date', 'time'])

/** Where the focus is, for {@link keyAction}. */
export function focusOf(target: EventTarget | null): Focus {
  if (!(target instanceof HTMLElement)) return 'other'
  if (target.isContentEditable || target.matches('textarea, select')) return 'text'
  if (target instanceof HTMLInputElement && TEXT_INPUTS.has(target.type)) return 'text'
  if (target.matches('[role="tab"]')) return 'tab'
  if (target.matches('[role="tabpanel"]')) return 'pane'
  if (target instanceof HTMLInputElement && target.type === 'range') return 'slider'
  return target.matches('button, a[href], summary, [role="button"]') ? 'button' : 'other'
}
