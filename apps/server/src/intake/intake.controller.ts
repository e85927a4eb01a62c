import type { IncomingMessage } from 'node:http'
import { Controller, HttpCode, Post, Req } from '@nestjs/common'
import { admit } from '../owner/admission.ts'
import { Doorway } from '../owner/doorway.service.ts'
import { jsonBody } from '../requests/json-body.ts'
import { Intake, type Taken } from './intake.service.ts'

/** The largest deal that is taken, bytes of JSON. */
const MAX_BODY_BYTES = 4 * 1024 * 1024

/** The way in for the command line: from this machine only, with the token beside the store. */
@Controller('internal')
export class IntakeController {
  constructor(
    private readonly doorway: Doorway,
    private readonly intake: Intake,
  ) {}

  /** Takes the records of one whole deal, a JSON list. The body is read only once the sender is known. */
  @Post('records')
  @HttpCode(200)
  async records(@Req() request: IncomingMessage): Promise<Taken> {
    admit(this.doorway, request)
    return this.intake.take(await jsonBody(request, { maxBytes: MAX_BODY_BYTES, bad: 'BAD_RECORD' }))
  }
}
