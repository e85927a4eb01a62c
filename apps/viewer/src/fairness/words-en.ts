/** Texts of the check of a deal in English. */
export const FAIRNESS_EN = {
  title: 'Fair wall',
  about:
    'Before the first tile was seen the server published a commitment to its secret seed. Now that the deal is over the seed is open: its SHA-256 is the commitment, and the wall follows from it. The head hash seals every event of the log.',
  commitment: 'Commitment',
  seed: 'Seed',
  head: 'Head hash',
  check: 'Check this deal now',
  running: 'Checking…',
  unloaded: 'The log could not be loaded or checked. Try again.',
  sound: 'Everything is as it must be',
  wrong: 'Something is wrong',
  fault: (event: number) => `Event ${event}:`,
  parts: {
    schemas: 'Form of every event',
    chain: 'Hash chain',
    commitment: 'Commitment',
    wall: 'Wall from the seeds',
    decisions: 'Every decision by the rules',
    payments: 'Every payment',
  },
  results: {
    sound: 'right',
    wrong: 'wrong',
    absent: 'nothing to check, the wall was recorded elsewhere',
    unchecked: 'not checked behind what is wrong',
  },
  wall: (tiles: number) => `The wall, recomputed from the seeds (${tiles} tiles)`,
  wallAbout: (birds: number) =>
    birds === 0
      ? 'In the order of the wall: the hands are dealt from its front, four tiles a seat at a time.'
      : `In the order of the wall: the hands are dealt from its front, four tiles a seat at a time; the last ${birds} are the birds.`,
  outside: 'The wall of this deal was recorded elsewhere: it has no commitment and no seed.',
}
