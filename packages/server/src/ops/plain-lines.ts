interface Line {
  readonly level: number
  readonly msg?: string
  readonly err?: { readonly message: string; readonly stack?: string }
  readonly [field: string]: unknown
}

const WARNING = 40
const ERROR = 50
/** Fields that are not shown on a terminal after the sentence. */
const OMITTED = new Set(['level', 'msg', 'err', 'time', 'pid', 'hostname', 'reqId'])

/** Returns a warning or an error as one sentence: what happened, why, where, and the other fields. */
function sentence(line: Line): string {
  const { level, msg = '', err } = line
  const where = err?.stack?.split('\n').find((part) => /^\s+at /.test(part))
  const what = [msg, ...(err ? [err.message] : [])].join(': ') + (where ? `, ${where.trim()}` : '')
  const rest = Object.entries(line).filter(([field]) => !OMITTED.has(field))
  const fields = rest.map(([field, value]) => `${field}: ${typeof value === 'string' ? value : JSON.stringify(value)}`).join(', ')
  return `${level < ERROR ? 'Warning' : 'Error'}: ${what}${fields ? ` (${fields})` : ''}`.replace(/\s+/g, ' ')
}

/** Returns a stream that takes a log's lines of JSON and writes them for a terminal: warnings and errors as a sentence each, others unchanged. */
export const plainLines = (out: { write(text: string): unknown }) => ({
  write(json: string): void {
    const line = JSON.parse(json) as Line
    out.write(line.level < WARNING ? json : `${sentence(line)}\n`)
  },
})
