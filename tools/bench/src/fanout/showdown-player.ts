/** Someone who plays at a Pokémon Showdown server. */
export interface Player {
  readonly name: string
  /** Plays a battle against another; answers its room once its first turn is to be taken. */
  challenge(other: Player): Promise<string>
  accept(from: string): void
  /** Takes the turn that is asked for, if one is. */
  choose(): void
  /** The turn that the battle has come to. */
  turn(): number
  /** Resolves with the text of the next message that has all these parts. */
  heard(...parts: readonly string[]): Promise<string>
}

/** No rule of this format keeps two sides from doing nothing to each other. */
const FORMAT = 'gen9customgame'
/** Six that do nothing, 256 times each: a battle may last 1,000 turns. */
const TEAM = Array(6).fill('|Magikarp|||Splash,Celebrate,HappyHour,HoldHands|Hardy||M||||').join(']')

/** Enters a server under a name. */
export async function enter(port: number, name: string): Promise<Player> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/showdown/websocket`)
  const waiting = new Set<(text: string) => void>()
  let room = ''
  let turn = 0
  /** Whether the server waits for a choice. */
  let asked = false

  const say = (text: string, where = ''): void => socket.send(`${where}|${text}`)
  const heard = (...parts: readonly string[]): Promise<string> =>
    new Promise((resolve) => {
      const listen = (text: string): void => {
        if (!parts.every((part) => text.includes(part))) return
        waiting.delete(listen)
        resolve(text)
      }
      waiting.add(listen)
    })

  socket.addEventListener('message', ({ data }) => {
    const text = String(data)
    if (text.includes('\n|init|battle')) room = text.slice(1, text.indexOf('\n'))
    if (text.includes('\n|request|{')) asked = !text.includes('"wait":true')
    if (text.includes('\n|turn|')) turn = Number.parseInt(text.slice(text.lastIndexOf('\n|turn|') + 7), 10)
    if (/^\|(win\||tie$)/m.test(text)) throw new Error(`${room} is over after turn ${turn}`)
    for (const listen of waiting) listen(text)
  })

  const player: Player = {
    name,
    heard,
    turn: () => turn,
    accept: (from) => say(`/accept ${from}`),
    choose() {
      if (!asked) return
      asked = false
      say('/choose default', room)
    },
    async challenge(other) {
      const challenged = other.heard(`|/challenge ${FORMAT}`)
      say(`/challenge ${other.name}, ${FORMAT}`)
      await challenged
      const previews = [player, other].map((one) => one.heard('|request|', '"teamPreview":true'))
      const begun = heard('\n|turn|1')
      other.accept(name)
      await Promise.all(previews)
      for (const one of [player, other]) one.choose()
      await begun
      return room
    },
  }

  await heard('|challstr|')
  const named = heard(`|updateuser| ${name}|1`)
  say(`/trn ${name},0,`)
  await named
  say(`/utm ${TEAM}`)
  return player
}
