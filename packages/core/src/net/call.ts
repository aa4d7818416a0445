import { changingCalls } from '@skystair/contract/changing-calls'
import { ErrorCode } from '@skystair/contract/errors'
import ky, { isKyError } from 'ky'
import type { Language } from '../services/options.ts'
import type { ReloadCause } from '../services/reload-guard.ts'
import { CallError } from './call-error.ts'
import type { CallFn, CallOptions } from './call-type.ts'
import { newKey } from './new-key.ts'
import { type Parts, type Prepared, prepare } from './request.ts'
import type { Session } from './session.ts'

export interface CallDeps {
  readonly session: Session
  /** Origin of the server. */
  readonly server: string
  readonly fetch: typeof globalThis.fetch
  /** What is shown: the server's own words come in the same language. */
  readonly lang: () => Language
  /** Aborted when the game is destroyed. */
  readonly signal: AbortSignal
  readonly hasPlayer: () => boolean
  /** The line was lost: tests the server, answers whether it is there. */
  readonly check: () => Promise<boolean>
  /** Resolves once the server is there again; false where the game ends first. */
  readonly found: () => Promise<boolean>
  readonly reload: (cause: ReloadCause) => void
  /** Leaves for the address that a 307 names. */
  readonly go: (url: string) => void
}

/** How long one answer may take, in milliseconds. */
const TIMEOUT = 15_000
/** How often a request is sent while the test says that the server is there. */
const TRIES = 3
/** Answers of a proxy or server that is on its way up or down: as good as none. */
const AWAY: readonly number[] = [502, 503, 504]
/** A session found dead by these is no event. */
const QUIET: readonly string[] = ['GET /api/player/info/current', 'GET /api/player/current']

/** Makes the one function that asks the server. Follows the specification's rules for 204, 307 and 401, and repeats what the line lost. */
export function createCall(deps: CallDeps): CallFn {
  const http = ky.create({
    retry: 0,
    throwHttpErrors: false,
    timeout: TIMEOUT,
    credentials: 'include',
    fetch: (input, init) => deps.fetch(input, init),
  })

  async function send(name: string, parts: Parts, options: CallOptions): Promise<unknown> {
    // What changes something must not do so twice where a reply was lost.
    const key: Record<string, string> = changingCalls.has(name) ? { 'idempotency-key': newKey() } : {}
    for (let tries = 1; ; tries++) {
      try {
        // Prepared anew each time: the session may have changed while the line was away.
        return await once(name, prepare(name, parts, deps.session, deps.server), key, options.signal)
      } catch (error) {
        if (!(error instanceof CallError) || error.code !== 'NETWORK' || options.once) throw error
        const there = await deps.check()
        if (there && tries >= TRIES) throw error
        if (!there && !(await deps.found())) throw new CallError('DESTROYED', 0)
      }
    }
  }

  async function once(name: string, request: Prepared, key: Record<string, string>, signal?: AbortSignal): Promise<unknown> {
    const { url, method, headers, body } = request
    const signals = signal ? [deps.signal, signal] : [deps.signal]
    let response: Response
    let reply: unknown
    try {
      response = await http(url, {
        method,
        headers: { ...headers, ...key, 'accept-language': deps.lang().toLowerCase() },
        signal: AbortSignal.any(signals),
        ...(body === undefined ? {} : { body }),
      })
      reply = await read(response)
    } catch (error) {
      if (deps.signal.aborted || signal?.aborted) throw new CallError('DESTROYED', 0)
      throw new CallError('NETWORK', 0, isKyError(error) || error instanceof Error ? error.message : undefined)
    }
    if (deps.signal.aborted) throw new CallError('DESTROYED', response.status)
    if (AWAY.includes(response.status)) throw new CallError('NETWORK', response.status)
    deps.session.take(response.headers)
    return judge(name, response.status, reply)
  }

  function judge(name: string, status: number, reply: unknown): unknown {
    const { code, message, field, current } = asRefusal(reply)
    if (status === 204) {
      deps.reload('obsolete')
      throw new CallError('DESTROYED', status, 'The server asks for a reload')
    }
    if (status === 307 && message) {
      deps.go(message)
      throw new CallError('DESTROYED', status, 'The server has moved')
    }
    if (status >= 200 && status < 300) return reply
    // A wrong password says nothing about the session.
    if (status === 401 && code !== 'LOGIN_FAILED' && deps.hasPlayer() && !QUIET.includes(name)) deps.reload('failed')
    const known =
      code !== undefined && Object.hasOwn(ErrorCode, code) ? (code as ErrorCode) : status === 401 ? 'SESSION_MISSING' : 'INTERNAL'
    throw new CallError(known, status, message ?? known, { ...(field === undefined ? {} : { field }), current })
  }

  return ((name: string, input?: Parts | null, options: CallOptions = {}) => send(name, input ?? {}, options)) as CallFn
}

/** The body as JSON; undefined where it is none. */
async function read(response: Response): Promise<unknown> {
  const text = await response.text()
  try {
    return text === '' ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}

function asRefusal(reply: unknown): { code?: string; message?: string; field?: string; current?: unknown } {
  if (typeof reply !== 'object' || reply === null) return {}
  const { code, message, field, current } = reply as Record<string, unknown>
  return {
    ...(typeof code === 'string' ? { code } : {}),
    ...(typeof message === 'string' ? { message } : {}),
    ...(typeof field === 'string' ? { field } : {}),
    current,
  }
}
