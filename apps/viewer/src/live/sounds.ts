import type { ViewEvent } from '@paipu/views'

/** The kinds of sounds, from the least to the one that covers the others. */
export const SOUNDS = ['click', 'call', 'kong', 'win'] as const
/** A sound by what it tells of. */
export type Sound = (typeof SOUNDS)[number]

/** The sound of something that is seen to happen; `null` for none. */
export function soundOf({ type }: Pick<ViewEvent, 'type'>): Sound | null {
  switch (type) {
    case 'TileDrawn':
    case 'TileDiscarded':
      return 'click'
    case 'ReadyAnnounced':
    case 'PungClaimed':
      return 'call'
    case 'KongMade':
      return 'kong'
    case 'WinDeclared':
      return 'win'
    default:
      return null
  }
}

/** The one sound of what is seen to happen together; `null` for none. */
export function loudest(events: readonly Pick<ViewEvent, 'type'>[]): Sound | null {
  const heard = new Set(events.map(soundOf))
  return SOUNDS.findLast((sound) => heard.has(sound)) ?? null
}

/** A note: its height in Hz, when it begins and how long it rings, seconds, and how loud, up to 1. */
interface Note {
  readonly pitch: number
  readonly at: number
  readonly rings: number
  readonly loud: number
  readonly wave: OscillatorType
}

/** A tile set down on wood; two tiles; four; a fifth that rises. */
const NOTES: Readonly<Record<Sound, readonly Note[]>> = {
  click: [{ pitch: 1450, at: 0, rings: 0.035, loud: 0.16, wave: 'triangle' }],
  call: [
    { pitch: 1250, at: 0, rings: 0.045, loud: 0.24, wave: 'triangle' },
    { pitch: 940, at: 0.06, rings: 0.07, loud: 0.24, wave: 'triangle' },
  ],
  kong: [
    { pitch: 940, at: 0, rings: 0.05, loud: 0.26, wave: 'triangle' },
    { pitch: 940, at: 0.07, rings: 0.05, loud: 0.26, wave: 'triangle' },
    { pitch: 620, at: 0.14, rings: 0.16, loud: 0.3, wave: 'triangle' },
  ],
  win: [
    { pitch: 523, at: 0, rings: 0.25, loud: 0.22, wave: 'sine' },
    { pitch: 784, at: 0.11, rings: 0.4, loud: 0.22, wave: 'sine' },
  ],
}

/** Plays a sound on the browser's own synthesiser: there is no file to load. */
export function play(context: AudioContext, sound: Sound): void {
  for (const { pitch, at, rings, loud, wave } of NOTES[sound]) {
    const start = context.currentTime + at
    const note = new OscillatorNode(context, { type: wave, frequency: pitch })
    const level = new GainNode(context, { gain: 0 })
    level.gain.setValueAtTime(loud, start)
    level.gain.exponentialRampToValueAtTime(0.001, start + rings)
    note.connect(level).connect(context.destination)
    note.start(start)
    note.stop(start + rings)
  }
}
