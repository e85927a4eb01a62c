import type { IncomingMessage, ServerResponse } from 'node:http'
import { Injectable } from '@nestjs/common'
import { PublicError } from '../errors/public-error.ts'
import { makeConnections } from '../reach/connections.ts'
import { Reach } from '../reach/reach.service.ts'

/** How many exports one address, and all of them together, may have under way. */
const OF_AN_ADDRESS = 2
const IN_ALL = 8
/** How many Parquet files are made at once: each takes a row group of every table, and the disk. */
const PARQUET_IN_ALL = 1

/** Who may begin an export. Each is made while it is sent, so that one under way costs as much as its reader is fast. */
@Injectable()
export class ExportSlots {
  private readonly ofAddress = makeConnections(OF_AN_ADDRESS)
  private readonly inAll = makeConnections(IN_ALL)
  private readonly parquet = makeConnections(PARQUET_IN_ALL)

  constructor(private readonly reach: Reach) {}

  /** Takes a place until all of the answer is sent, or it is closed. Throws `TOO_MANY_EXPORTS` where there is none. */
  take(request: IncomingMessage, response: ServerResponse): void {
    const address = this.reach.groupOf(request)
    if (this.ofAddress.full(address))
      throw new PublicError('TOO_MANY_EXPORTS', `your address has ${OF_AN_ADDRESS} exports under way: wait for one`)
    if (this.inAll.full(''))
      throw new PublicError('TOO_MANY_EXPORTS', 'too many exports are under way: try again later')
    const places = [this.ofAddress.open(address), this.inAll.open('')]
    const over = (): void => {
      for (const free of places) free()
    }
    response.once('finish', over)
    response.once('close', over)
  }

  /** Makes Parquet files when it is their turn. Rejects with `TOO_MANY_EXPORTS` while others are made. */
  async makeParquet<T>(make: () => Promise<T>): Promise<T> {
    if (this.parquet.full(''))
      throw new PublicError('TOO_MANY_EXPORTS', 'another Parquet file is being made: try again later')
    const free = this.parquet.open('')
    try {
      return await make()
    } finally {
      free()
    }
  }
}
