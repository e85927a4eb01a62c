import { secrecyOf } from './audience.ts'
import { emitCatalogue } from './catalogue.ts'
import { commonSchema, eventSchemas, metadataSchema } from './schema-files.ts'
import { emitTypes } from './types.ts'
import { checkName, emitChecks } from './checks.ts'

const target = 'libs/contracts/src/generated/'
const banner = '// Generated from event-schemas/ by `npm run generate`. Do not edit.\n'

/** What event-schemas/ makes, by path: libs/contracts/src/generated and docs/events.md. */
export async function generatedCode(): Promise<Readonly<Record<string, string>>> {
  const common = commonSchema()
  const metadata = metadataSchema()
  const events = eventSchemas()

  const secrecy = events.map((event) => `  '${event.name}.v${event.version}': ${JSON.stringify(secrecyOf(event))},`)
  const versions = events.map((event) => `  { name: '${event.name}', version: ${event.version} },`)
  const registry = events.map(
    (event) => `  { name: '${event.name}', version: ${event.version}, check: checks.${checkName(event)} },`,
  )

  return {
    [`${target}types.ts`]: banner + (await emitTypes(common, metadata, events)),
    [`${target}checks.ts`]: banner + emitChecks(common, metadata, events),
    // Apart from each other, so that a page that needs no check does not load them.
    [`${target}check-registry.ts`]:
      `${banner}import type { EventCheck } from '../check.ts'\nimport * as checks from './checks.ts'\n\n` +
      `/** The check of every event type and version that has a schema. */\nexport const EVENT_CHECKS: readonly EventCheck[] = [\n${registry.join('\n')}\n]\n`,
    [`${target}versions.ts`]:
      `${banner}/** Every event type and version that has a schema. */\n` +
      `export const EVENT_VERSIONS: readonly { readonly name: string; readonly version: number }[] = [\n${versions.join('\n')}\n]\n`,
    [`${target}secrecy.ts`]:
      `${banner}import type { Secrecy } from '../secrecy.ts'\n\n` +
      `/** What each schema's x-audience marks say, by \`Name.vN\`. */\nexport const SECRECY: Readonly<Record<string, Secrecy>> = {\n${secrecy.join('\n')}\n}\n`,
    'docs/events.md': emitCatalogue(common, metadata, events),
  }
}
