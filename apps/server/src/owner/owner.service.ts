import type { IncomingMessage } from 'node:http'
import { Inject, Injectable } from '@nestjs/common'
import { SETTINGS } from '../config/config.module.ts'
import type { Settings } from '../config/settings.ts'
import { PublicError } from '../errors/public-error.ts'
import { Reach } from '../reach/reach.service.ts'
import { isFromHere } from './admission.ts'
import { isAuthorized } from './doorway-file.ts'
import { Doorway } from './doorway.service.ts'

/**
 * Knows the owner of this server: whoever sends the token of `PAIPU_METRICS_TOKEN`, or from this machine the one in the token
 * file. What happens at the tables at this moment, and how busy the process is with it, is for nobody else.
 */
@Injectable()
export class Owner {
  constructor(
    @Inject(SETTINGS) private readonly settings: Settings,
    private readonly doorway: Doorway,
    private readonly reach: Reach,
  ) {}

  /** Lets the owner in. Throws `NOT_FOUND` where nobody can be the owner, else `UNAUTHORIZED`. */
  admit(request: IncomingMessage): void {
    if (this.is(request)) return
    if (this.settings.metricsToken === null && !this.isHere(request))
      throw new PublicError('NOT_FOUND', 'nothing is here')
    throw new PublicError('UNAUTHORIZED', 'the owner’s token is needed')
  }

  private is(request: IncomingMessage): boolean {
    const { authorization } = request.headers
    const { metricsToken } = this.settings
    if (metricsToken !== null && isAuthorized(authorization, metricsToken)) return true
    return this.isHere(request) && this.doorway.isAuthorized(authorization)
  }

  /** Through a proxy that is trusted, its visitor counts. */
  private isHere(request: IncomingMessage): boolean {
    return isFromHere({ remoteAddress: this.reach.addressOf(request), localAddress: request.socket.localAddress })
  }
}
