'use client'

import { useEffect, useRef } from 'react'
import { loudest, play } from './sounds.ts'
import { modeOf, shownDeal, shownPly, type LiveState, type Mode } from './state.ts'
import { useRemembered } from '../stage/use-remembered.ts'

interface Heard {
  readonly deal: string | null
  readonly ply: number
  readonly mode: Mode
}

/**
 * A sound for what is seen to happen while the table moves by itself, if the watcher has switched it on: never for moments
 * that are not on screen, nor for those that someone steps or jumps to. Answers whether they are on, and the switch.
 *
 * A browser lets a page sound only once its user has done something in it; the choice of an earlier visit waits for that.
 */
export function useSounds(state: LiveState): readonly [boolean, () => void] {
  const [choice, choose] = useRemembered('paipu-sounds', ['off', 'on'])
  const on = choice === 'on'
  const context = useRef<AudioContext>(null)
  useEffect(() => {
    if (!on) return
    const begin = () => {
      context.current ??= new AudioContext({ latencyHint: 'interactive' })
      removeEventListener('pointerdown', begin)
      removeEventListener('keydown', begin)
    }
    if (navigator.userActivation.hasBeenActive) begin()
    else {
      addEventListener('pointerdown', begin)
      addEventListener('keydown', begin)
    }
    return () => {
      removeEventListener('pointerdown', begin)
      removeEventListener('keydown', begin)
      void context.current?.close()
      context.current = null
    }
  }, [on])
  const heard = useRef<Heard>(null)
  const { id: deal, frames } = shownDeal(state)
  const [ply, mode] = [shownPly(state), modeOf(state)]
  useEffect(() => {
    const before = heard.current
    heard.current = { deal, ply, mode }
    const moves = before !== null && before.mode !== 'standing' && mode !== 'standing' && before.deal === deal
    if (context.current === null || !moves || document.hidden) return
    const time = frames[ply]?.time
    const sound = loudest(
      frames.slice(before.ply + 1, ply + 1).flatMap((frame) => (frame.time === time ? [frame.event] : [])),
    )
    if (sound !== null) play(context.current, sound)
  }, [deal, ply, mode, frames])
  return [on, () => choose(on ? 'off' : 'on')]
}
