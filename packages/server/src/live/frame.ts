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

type Headers = Readonly<Record<string, string | number>>

const linesOf = (command: string, headers: Headers): string[] => {
  const text = (value: string | number) =>
    plain.has(command) ? String(value) : String(value).replace(/[\\\r\n:]/g, (sign) => escapes[sign]!)
  return Object.entries(headers).map(([name, value]) => `${text(name)}:${text(value)}`)
}

export function writeFrame(command: string, headers: Headers, body = ''): string {
  const lines = linesOf(command, headers)
  if (body !== '') lines.push(`content-length:${Buffer.byteLength(body)}`)
  return `${[command, ...lines].join('\n')}\n\n${body}\0`
}

/** Returns a written frame with further headers before its own. */
export function addHeaders(frame: string, headers: Headers): string {
  const end = frame.indexOf('\n')
  const command = frame.slice(0, end)
  return [command, ...linesOf(command, headers)].join('\n') + frame.slice(end)
}

/** Parses a frame, without the zero at its end. Returns undefined if it is malformed. */
export function readFrame(text: string): Frame | undefined {
  const end = text.search(/\r?\n\r?\n/)
  if (end < 0) return undefined
  const [command, ...lines] = text.slice(0, end).split(/\r?\n/) as [string, ...string[]]
  const headers: Record<string, string> = {}
  for (const line of lines) {
    const colon = line.indexOf(':')
    if (colon < 0) return undefined
    const text = (part: string) => (plain.has(command) ? part : part.replace(/\\[\\rnc]/g, (sign) => unescapes[sign]!))
    // If a header is repeated, the first one counts.
    headers[text(line.slice(0, colon))] ??= text(line.slice(colon + 1))
  }
  const start = end + (text.slice(end).match(/^\r?\n\r?\n/)?.[0].length ?? 2)
  return { command, headers, body: text.slice(start) }
}
