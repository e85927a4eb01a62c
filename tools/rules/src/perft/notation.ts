import type { Answer, Command, Die, Direction, Seat, SeatCommand } from '@paipu/engine'
import type { Suit, Tile } from '@paipu/tiles'

/** A command as a line of text: `2 discard 5m`, `0 swap 1m 2m 2m`, `1 kong added 9p`, `3 answer pass`, `direction left 3`, `draw`. */
export function commandText(command: Exclude<Command, { readonly type: 'start' }>): string {
  switch (command.type) {
    case 'draw':
    case 'time-limit':
      return command.type
    case 'draw-direction':
      return `direction ${command.direction}${command.die === null ? '' : ` ${command.die}`}`
    default:
      return `${command.seat} ${seatText(command)}`
  }
}

function seatText(command: SeatCommand): string {
  switch (command.type) {
    case 'swap':
    case 'remove':
      return `${command.type} ${command.tiles.join(' ')}`
    case 'void':
      return `void ${command.suit}`
    case 'discard':
      return `discard ${command.tile}${command.announce ? ' announce' : ''}`
    case 'kong':
      return `kong ${command.kind} ${command.tile}`
    case 'answer':
      return `answer ${command.answer}`
    case 'win':
    case 'announce':
      return command.type
  }
}

/** Reads what {@link commandText} writes. Throws where it is something else. */
export function parseCommand(text: string): Command {
  const [first, ...words] = text.split(' ') as [string, ...string[]]
  if (first === 'draw' || first === 'time-limit') return { type: first }
  if (first === 'direction') {
    const die = words[1] === undefined ? null : (Number(words[1]) as Die)
    return { type: 'draw-direction', direction: words[0] as Direction, die }
  }
  return parseSeatCommand(Number(first) as Seat, words[0]!, words.slice(1))
}

function parseSeatCommand(seat: Seat, type: string, words: readonly string[]): SeatCommand {
  switch (type) {
    case 'swap':
    case 'remove':
      return { type, seat, tiles: words as readonly Tile[] }
    case 'void':
      return { type, seat, suit: words[0] as Suit }
    case 'discard':
      return { type, seat, tile: words[0] as Tile, announce: words[1] === 'announce' }
    case 'kong':
      return { type, seat, kind: words[0] as 'concealed' | 'added', tile: words[1] as Tile }
    case 'answer':
      return { type, seat, answer: words[0] as Answer }
    case 'win':
    case 'announce':
      return { type, seat }
    default:
      throw new Error(`${type} is no command`)
  }
}
