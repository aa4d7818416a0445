import { connect, type Socket } from 'node:net'

/** The bytes of one request. */
export interface Sent {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly key?: string
  readonly body?: object
}

/** A connection that sends one request at a time. Why not `fetch`: it costs far more, and the machine also runs the measured server. */
export interface Caller {
  /** Returns the body of the reply. Throws if the status is not 200. */
  call(sent: Sent): Promise<Buffer>
  close(): void
}

const END = Buffer.from('\r\n\r\n')

/** Returns the first complete reply in the bytes, or null while it is incomplete. */
function replyIn(bytes: Buffer): { readonly status: string; readonly body: Buffer } | null {
  const at = bytes.indexOf(END)
  if (at < 0) return null
  const head = bytes.toString('latin1', 0, at)
  const length = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? Number.NaN)
  if (Number.isNaN(length)) throw new Error(`A reply has no length: ${head}`)
  const body = bytes.subarray(at + END.length)
  return body.length < length ? null : { status: head.slice(9, 12), body }
}

export async function openCaller(url: string): Promise<Caller> {
  const { hostname, port } = new URL(url)
  const socket: Socket = connect({ host: hostname, port: Number(port), noDelay: true })
  await new Promise<void>((resolve, reject) => socket.once('connect', resolve).once('error', reject))
  let bytes = Buffer.alloc(0)
  let done: { resolve(body: Buffer): void; reject(error: Error): void; readonly path: string } | null = null
  const fail = (error: Error) => done?.reject(error)
  socket.on('error', fail)
  socket.on('close', () => fail(new Error('The server has closed the connection.')))
  socket.on('data', (data) => {
    bytes = bytes.length === 0 ? data : Buffer.concat([bytes, data])
    const reply = replyIn(bytes)
    if (!reply || !done) return
    bytes = Buffer.alloc(0)
    const { resolve, reject, path } = done
    done = null
    if (reply.status === '200') resolve(reply.body)
    else reject(new Error(`${path} returned ${reply.status}: ${reply.body}`))
  })
  return {
    call: ({ method, path, key, body }) =>
      new Promise((resolve, reject) => {
        done = { resolve, reject, path }
        const text = body ? JSON.stringify(body) : ''
        const headers = [
          `${method} ${path} HTTP/1.1\r\nhost: ${hostname}:${port}\r\n`,
          key ? `idempotency-key: ${key}\r\n` : '',
          method === 'POST' ? `content-type: application/json\r\ncontent-length: ${text.length}\r\n` : '',
        ]
        socket.write(`${headers.join('')}\r\n${text}`)
      }),
    close: () => socket.destroy(),
  }
}

/** The cost of a number of calls: the rate by the clock, and the server's own work per call. The clock also measures other work of the machine. */
export interface Cost {
  readonly perSecond: number
  /** Microseconds of the server's processor time. */
  readonly work: number
}

/** Lets the callers make this many calls together. */
export async function costOf(
  callers: readonly Caller[],
  calls: number,
  workOf: () => number,
  work: (caller: Caller, i: number) => Promise<unknown>,
): Promise<Cost> {
  const [began, worked] = [performance.now(), workOf()]
  let left = calls
  await Promise.all(
    callers.map(async (caller, i) => {
      while (left-- > 0) await work(caller, i)
    }),
  )
  return { perSecond: (1000 * calls) / (performance.now() - began), work: (workOf() - worked) / calls }
}
