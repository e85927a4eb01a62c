const TYPES: Readonly<Record<string, string>> = {
  '.gz': 'application/gzip',
  '.zst': 'application/zstd',
  '.jsonl': 'application/x-ndjson; charset=utf-8',
  '.csv': 'text/csv; charset=utf-8; header=present',
  '.txt': 'text/plain; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.parquet': 'application/vnd.apache.parquet',
}

/** The media type of one of an export's files. The compact form has a line of JSON for each deal. */
export function mediaTypeOf(file: string): string {
  if (file === 'compact.json') return TYPES['.jsonl']!
  return TYPES[file.slice(file.lastIndexOf('.'))] ?? 'application/json; charset=utf-8'
}
