import type { Call, ReplyOf } from '@skystair/contract'
import type { Parts } from '../src/net/request.ts'

/** One request as the server saw it. */
export interface Seen {
  readonly name: string
  readonly url: URL
  readonly headers: Headers
  readonly body: Record<string, unknown>
}

type Answer = unknown | ((seen: Seen, parts: Parts) => unknown)

/** Answers of a server: give it as `fetch`. A call that it was not told of answers 404; an Error is thrown as a lost line. */
export class FakeServer {
  readonly seen: Seen[] = []
  readonly #answers = new Map<string, Answer[]>()

  /** Answers a call; several answers are given in turn, the last one for ever. */
  on<K extends Call>(
    name: K,
    ...answers: (ReplyOf<K> | Response | Error | ((seen: Seen) => ReplyOf<K> | Response | Promise<ReplyOf<K>>))[]
  ): this {
    this.#answers.set(name, answers)
    return this
  }

  /** How often a call was made. */
  times(name: Call): number {
    return this.seen.filter((seen) => seen.name === name).length
  }

  last(name: Call): Seen | undefined {
    return this.seen.findLast((seen) => seen.name === name)
  }

  fetch: typeof globalThis.fetch = async (input, init) => {
    const request = input instanceof Request ? input : new Request(input, init)
    const url = new URL(request.url)
    const name =
      [...this.#answers.keys()].find((known) => matches(known, request.method, url.pathname)) ?? `${request.method} ${url.pathname}`
    const text = await request.text()
    const seen: Seen = { name, url, headers: request.headers, body: text === '' ? {} : JSON.parse(text) }
    this.seen.push(seen)
    const answers = this.#answers.get(name)
    if (!answers) return refusal('NOT_FOUND', 404)
    const answer = answers.length > 1 ? answers.shift() : answers[0]
    const value = typeof answer === 'function' ? await answer(seen) : answer
    if (value instanceof Error) throw new TypeError('Failed to fetch')
    return value instanceof Response ? value.clone() : Response.json(value)
  }
}

/** How the server refuses. */
export const refusal = (code: string, status: number, details: { field?: string; message?: string } = {}): Response =>
  Response.json({ code, message: code, ...details }, { status })

function matches(name: string, method: string, path: string): boolean {
  const pattern = name.replace(/\{\w+\}/g, '[^/]+')
  return new RegExp(`^${pattern}$`).test(`${method} ${path}`)
}
