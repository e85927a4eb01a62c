import { narrate, type Frame, type Language } from '@paipu/views'
import { isForFeed } from './feed.ts'

/**
 * What to say of the moment on screen: the moment itself and, where the deal has moved by itself from the one spoken last,
 * the calls and payments between them. So each line of the feed is heard once, and nothing is heard twice.
 */
export function spokenMoments(frames: readonly Frame[], after: number | null, ply: number, language: Language): string {
  return frames
    .slice(after === null ? ply : Math.min(after + 1, ply), ply + 1)
    .filter((frame) => frame.ply === ply || isForFeed(frame.event))
    .map((frame) => narrate(frame, language))
    .join(' ')
}
