import type { Call, ReplyOf } from '@skystair/contract'
import type { RequestInput } from '../src/net/request.ts'

/** One request as the server received it. */
export interface SeenRequest {
  readonly name: string
  readonly url: URL
  readonly headers: Headers
  readonly body: Record<string, unknown>
}

type FakeReply = unknown | ((seen: SeenRequest, parts: RequestInput) => unknown)

/** A fake server: use its `fetch`. A call without a reply gets 404; an Error is thrown as a lost connection. */
export class FakeServer {
  readonly seen: SeenRequest[] = []
  readonly #replies = new Map<string, FakeReply[]>()

  /** Sets the replies of a call; several are used in turn, the last one repeatedly. */
  on<K extends Call>(
    name: K,
    ...replies: (ReplyOf<K> | Response | Error | ((seen: SeenRequest) => ReplyOf<K> | Response | Promise<ReplyOf<K> | Response>))[]
  ): this {
    this.#replies.set(name, replies)
    return this
  }

  /** How often a call was made. */
  times(name: Call): number {
    return this.seen.filter((seen) => seen.name === name).length
  }

  last(name: Call): SeenRequest | undefined {
    return this.seen.findLast((seen) => seen.name === name)
  }

  fetch: typeof globalThis.fetch = async (input, init) => {
    const request = input instanceof Request ? input : new Request(input, init)
    const url = new URL(request.url)
    const name =
      [...this.#replies.keys()].find((call) => matches(call, request.method, url.pathname)) ?? `${request.method} ${url.pathname}`
    const text = await request.text()
    const seen: SeenRequest = { name, url, headers: request.headers, body: text === '' ? {} : JSON.parse(text) }
    this.seen.push(seen)
    const replies = this.#replies.get(name)
    if (!replies) return refusal('NOT_FOUND', 404)
    const reply = replies.length > 1 ? replies.shift() : replies[0]
    const value = typeof reply === 'function' ? await reply(seen) : reply
    if (value instanceof Error) throw new TypeError('Failed to fetch')
    return value instanceof Response ? value.clone() : Response.json(value)
  }
}

/** Creates a refusal of the server. */
export const refusal = (code: string, status: number, details: { field?: string; message?: string } = {}): Response =>
  Response.json({ code, message: code, ...details }, { status })

function matches(name: string, method: string, path: string): boolean {
  const pattern = name.replace(/\{\w+\}/g, '[^/]+')
  return new RegExp(`^${pattern}$`).test(`${method} ${path}`)
}
