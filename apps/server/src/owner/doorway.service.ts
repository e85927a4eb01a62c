import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Inject, Injectable } from '@nestjs/common'
import { HttpAdapterHost } from '@nestjs/core'
import { SETTINGS } from '../config/config.module.ts'
import type { Settings } from '../config/settings.ts'
import { isAuthorized, newToken, removeDoorway, writeDoorway } from './doorway-file.ts'

/** The way in for the command line: a file tells the owner of the store how to reach this server, and with which token. */
@Injectable()
export class Doorway {
  private readonly token = newToken()

  constructor(
    @Inject(SETTINGS) private readonly settings: Settings,
    private readonly adapter: HttpAdapterHost,
  ) {}

  /** Writes the file, once the server listens. */
  async open(): Promise<void> {
    const path = this.settings.doorway
    if (path === null) return
    const address = (this.adapter.httpAdapter.getHttpServer() as Server).address() as AddressInfo
    await writeDoorway(path, { url: urlFromHere(address), token: this.token, pid: process.pid })
  }

  async close(): Promise<void> {
    if (this.settings.doorway !== null) await removeDoorway(this.settings.doorway)
  }

  /** Whether an Authorization header carries its token. */
  isAuthorized(header: string | undefined): boolean {
    return isAuthorized(header, this.token)
  }
}

/** How this machine reaches a server that listens there. */
function urlFromHere({ address, family, port }: AddressInfo): string {
  if (address === '0.0.0.0' || address === '::') return `http://127.0.0.1:${port}`
  return family === 'IPv6' ? `http://[${address}]:${port}` : `http://${address}:${port}`
}
