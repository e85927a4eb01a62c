import lib from '../package.json' with { type: 'json' }

/** What stands in logs and manifests as the program that wrote them. */
export const GENERATOR = `paipu ${lib.version}`
