import type { IncomingMessage } from 'node:http'
import { Inject, Injectable } from '@nestjs/common'
import { SETTINGS } from '../config/config.module.ts'
import type { Settings } from '../config/settings.ts'
import { PublicError } from '../errors/public-error.ts'
import { isFromHere } from '../intake/admission.ts'
import { Intake } from '../intake/intake.service.ts'
import { isAuthorized } from '../intake/token.ts'
import { Reach } from '../reach/reach.service.ts'

/**
 * Knows the owner of this server: whoever sends the token of `PAIPU_METRICS_TOKEN`, or from this machine the one in the token
 * file. What happens at the tables at this moment, and how busy the process is with it, is for nobody else.
 */
@Injectable()
export class Owner {
  constructor(
    @Inject(SETTINGS) private readonly settings: Settings,
    private readonly intake: Intake,
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
    return this.isHere(request) && this.intake.isAuthorized(authorization)
  }

  /** Through a proxy that is trusted, its visitor counts. */
  private isHere(request: IncomingMessage): boolean {
    return isFromHere({ remoteAddress: this.reach.addressOf(request), localAddress: request.socket.localAddress })
  }
}
