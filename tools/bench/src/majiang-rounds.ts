import { createRequire } from 'node:module'
import type { Random } from './random-play.ts'

/** What is used of majiang-core, which has no types: games that are played without waiting, and players that answer. */
interface Majiang {
  readonly Game: new (players: readonly Player[]) => { do_sync(): void; readonly _paipu: { readonly log: unknown[] } }
  readonly Player: new () => Player
}

interface Player {
  _callback: (reply?: { readonly dapai: string }) => void
  readonly shoupai: object
  readonly _menfeng: number
  get_dapai(hand: object): string[]
  action_kaiju?(): void
  action_qipai?(): void
  action_zimo?(drawn: { readonly l: number }): void
  action_dapai?(): void
  action_fulou?(): void
  action_gang?(): void
  action_hule?(): void
  action_pingju?(): void
  action_jieju?(): void
}

const { Game, Player } = createRequire(import.meta.url)('@kobalab/majiang-core') as Majiang

/** Plays one whole game of majiang-core with four players who discard at random and call nothing; answers its rounds. */
export function majiangRounds(random: Random): () => number {
  return () => {
    const game = new Game(Array.from({ length: 4 }, () => randomPlayer(random)))
    game.do_sync()
    return game._paipu.log.length
  }
}

function randomPlayer(random: Random): Player {
  const player = new Player()
  const pass = (): void => player._callback()
  return Object.assign(player, {
    action_kaiju: pass,
    action_qipai: pass,
    action_dapai: pass,
    action_fulou: pass,
    action_gang: pass,
    action_hule: pass,
    action_pingju: pass,
    action_jieju: pass,
    action_zimo({ l }: { readonly l: number }) {
      if (l !== player._menfeng) return pass()
      const discards = player.get_dapai(player.shoupai)
      player._callback({ dapai: discards[random(discards.length)]! })
    },
  })
}
