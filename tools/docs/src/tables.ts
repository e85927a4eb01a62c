/** What a row of a table of settings needs to know. */
interface Setting {
  readonly name: string
  readonly otherwise: string
  readonly takes: string
  readonly means: string
}

/** What a row of the table of metrics needs to know. */
interface Described {
  readonly kind: string
  readonly label: string | null
  readonly means: string
  readonly act: string
}

/** Settings as a Markdown table. */
export function settingRows(settings: readonly Setting[]): string {
  return table(
    ['variable', 'default', 'may be', 'what it decides'],
    settings.map(({ name, otherwise, takes, means }) => [code(name), otherwise && code(otherwise), takes, means]),
  )
}

/** Metrics as a Markdown table. */
export function metricRows(metrics: Readonly<Record<string, Described>>): string {
  return table(
    ['metric', 'kind', 'meaning', 'what to look for, and what to do'],
    Object.entries(metrics).map(([name, { kind, label, means, act }]) => [
      code(label === null ? name : `${name}{${label}}`),
      kind,
      means,
      act,
    ]),
  )
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |\n`
  return line(head) + line(head.map(() => '---')) + rows.map(line).join('')
}

function code(text: string): string {
  return `\`${text}\``
}
