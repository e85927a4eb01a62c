import type { IncomingMessage } from 'node:http'
import { Injectable } from '@nestjs/common'
import type { Refusal } from '../errors/public-error.ts'
import type { Coming } from '../reach/client-address.ts'
import { makeConnections } from '../reach/connections.ts'
import { Reach } from '../reach/reach.service.ts'
import { SeatTokens } from '../seats/seat-tokens.service.ts'

/** How many sockets may stand at the door at a time, of one address and in all. */
const DOOR = { ofAddress: 4, inAll: 64 }
/** How many sockets of one seat may be open beyond the places that anybody may have. */
const OF_A_SEAT = 4

/** A socket's place. */
export interface Entry {
  /** Whether it may stay, now that it has told who it is. To be asked once. */
  mayStay(from: Coming): boolean
  leave(): void
}

/**
 * Who may open a socket. Places are for anybody who comes; where all are taken, players still get in: a socket then stands at the
 * door until it shows the token of a seat, so that spectators, however many, keep nobody from its table.
 */
@Injectable()
export class Entrance {
  private readonly atTheDoor = makeConnections(DOOR.ofAddress)
  private readonly atTheDoorInAll = makeConnections(DOOR.inAll)
  private readonly ofSeat = makeConnections(OF_A_SEAT)

  constructor(
    private readonly reach: Reach,
    private readonly tokens: SeatTokens,
  ) {}

  /** Why nobody from there may open a socket now; `null` where somebody may. */
  refusal(request: IncomingMessage): Refusal | null {
    if (!this.reach.allowsOrigin(request)) return 'ORIGIN_NOT_ALLOWED'
    if (this.reach.holdsTooMuch(request)) return 'TOO_MANY_CONNECTIONS'
    return this.reach.isFull() && this.isDoorFull(request) ? 'TOO_MANY_CONNECTIONS' : null
  }

  /** Gives a place to a socket that was not refused. */
  enter(request: IncomingMessage): Entry {
    if (!this.reach.isFull()) return { mayStay: () => true, leave: this.reach.open(request) }
    let held = [
      this.reach.openBeyond(request),
      this.atTheDoor.open(this.reach.groupOf(request)),
      this.atTheDoorInAll.open(''),
    ]
    const leave = (): void => held.forEach((free) => free())
    return {
      leave,
      mayStay: (from) => {
        const seat = this.tokens.anySeatOf(from)
        if (seat === null || this.ofSeat.full(seat)) return false
        leave()
        held = [this.reach.openBeyond(request), this.ofSeat.open(seat)]
        return true
      },
    }
  }

  private isDoorFull(request: IncomingMessage): boolean {
    return this.atTheDoorInAll.full('') || this.atTheDoor.full(this.reach.groupOf(request))
  }
}
