import { createServer } from 'node:net'

/** What is wrong with a port that a variable of the environment names, in a sentence; `null` when it is free. */
export async function portProblem(variable: string, value: string): Promise<string | null> {
  const port = Number(value)
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    return `${variable} is ${JSON.stringify(value)}; it must be a port, 1 to 65535.`
  return (await isFree(port))
    ? null
    : `port ${port} is taken: stop what listens there, or choose another port with ${variable}.`
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, () => probe.close(() => resolve(true)))
  })
}
