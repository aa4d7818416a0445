/** A STOMP 1.2 frame. */
export interface Frame {
  readonly command: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

const escapes: Record<string, string> = { '\\': '\\\\', '\r': '\\r', '\n': '\\n', ':': '\\c' }
const unescapes: Record<string, string> = { '\\\\': '\\', '\\r': '\r', '\\n': '\n', '\\c': ':' }
/** CONNECT and CONNECTED do not escape their headers, for compatibility with STOMP 1.0. */
const plain = new Set(['CONNECT', 'CONNECTED'])

export function writeFrame(command: string, headers: Record<string, string | number>, body = ''): string {
  const text = (value: string | number) =>
    plain.has(command) ? String(value) : String(value).replace(/[\\\r\n:]/g, (sign) => escapes[sign]!)
  const lines = Object.entries(headers).map(([name, value]) => `${text(name)}:${text(value)}`)
  if (body !== '') lines.push(`content-length:${Buffer.byteLength(body)}`)
  return `${[command, ...lines].join('\n')}\n\n${body}\0`
}

/** Parses a message of the socket. Returns null for a heart-beat, undefined for a malformed frame. */
export function readFrame(text: string): Frame | null | undefined {
  if (/^\r?\n$/.test(text)) return null
  const end = text.search(/\r?\n\r?\n/)
  if (end < 0) return undefined
  const [command, ...lines] = text
    .slice(0, end)
    .replace(/^[\r\n]+/, '')
    .split(/\r?\n/) as [string, ...string[]]
  const headers: Record<string, string> = {}
  for (const line of lines) {
    const colon = line.indexOf(':')
    if (colon < 0) return undefined
    const text = (part: string) => (plain.has(command) ? part : part.replace(/\\[\\rnc]/g, (sign) => unescapes[sign]!))
    // If a header is repeated, the first one counts.
    headers[text(line.slice(0, colon))] ??= text(line.slice(colon + 1))
  }
  const start = end + (text.slice(end).match(/^\r?\n\r?\n/)?.[0].length ?? 2)
  const zero = text.indexOf('\0', start)
  return zero < 0 ? undefined : { command, headers, body: text.slice(start, zero) }
}
