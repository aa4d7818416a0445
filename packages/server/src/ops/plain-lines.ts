interface Line {
  readonly level: number
  readonly msg?: string
  readonly err?: { readonly message: string; readonly stack?: string }
  readonly [field: string]: unknown
}

const WARNING = 40
const ERROR = 50
/** What nobody at a terminal needs. */
const MACHINE = new Set(['level', 'msg', 'err', 'time', 'pid', 'hostname', 'reqId'])

/** A warning or an error as one sentence: what happened, why, where, and what else is known of it. */
function sentence(line: Line): string {
  const { level, msg = '', err } = line
  const where = err?.stack?.split('\n').find((part) => /^\s+at /.test(part))
  const what = [msg, ...(err ? [err.message] : [])].join(': ') + (where ? `, ${where.trim()}` : '')
  const rest = Object.entries(line).filter(([field]) => !MACHINE.has(field))
  const told = rest.map(([field, value]) => `${field}: ${typeof value === 'string' ? value : JSON.stringify(value)}`).join(', ')
  return `${level < ERROR ? 'Warning' : 'Error'}: ${what}${told ? ` (${told})` : ''}`.replace(/\s+/g, ' ')
}

/** Takes lines of a log as JSON, and writes them for a terminal: warnings and errors as a sentence each, the rest as it is. */
export const plainLines = (out: { write(text: string): unknown }) => ({
  write(json: string): void {
    const line = JSON.parse(json) as Line
    out.write(line.level < WARNING ? json : `${sentence(line)}\n`)
  },
})
