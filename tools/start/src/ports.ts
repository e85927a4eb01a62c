import { createServer, type AddressInfo } from 'node:net'

/**
 * What is wrong with a port that a variable of the environment names, in a sentence; `null` when it is free, or so wrong that
 * whoever reads the variable says so.
 */
export async function portProblem(variable: string, port: number): Promise<string | null> {
  if (port === 0) return `${variable}: 0 takes any port, and here it must be known which, 1 to 65535`
  if (!Number.isInteger(port) || port < 0 || port > 65_535) return null
  return (await isFree(port))
    ? null
    : `port ${port} is taken: stop what listens there, or choose another port with ${variable}`
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, () => probe.close(() => resolve(true)))
  })
}

/** A port of this machine that nobody listens on. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => resolve(port))
    })
  })
}
