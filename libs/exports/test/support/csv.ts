/** One field as it stands in a CSV file. */
export interface Field {
  readonly field: string
  readonly quoted: boolean
}

/** Reads CSV by the grammar of RFC 4180, knowing nothing of how it was written. Throws where it breaks the grammar. */
export function parseCsv(text: string): Field[][] {
  const rows: Field[][] = []
  let row: Field[] = []
  let at = 0
  while (at < text.length) {
    const quoted = text[at] === '"'
    let field = ''
    if (quoted) {
      at++
      for (;;) {
        const end = text.indexOf('"', at)
        if (end < 0) throw new Error('a quoted field does not end')
        field += text.slice(at, end)
        at = end + 1
        if (text[at] !== '"') break
        field += '"'
        at++
      }
    } else {
      const end = /,|\r\n/.exec(text.slice(at))
      if (end === null) throw new Error('the last line does not end')
      field = text.slice(at, at + end.index)
      if (/["\r\n]/.test(field)) throw new Error(`${JSON.stringify(field)} must be quoted`)
      at += end.index
    }
    row.push({ field, quoted })
    if (text.startsWith(',', at)) at += 1
    else if (text.startsWith('\r\n', at)) {
      at += 2
      rows.push(row)
      row = []
    } else throw new Error(`what follows field ${row.length} is no comma and no line break`)
  }
  return rows
}
