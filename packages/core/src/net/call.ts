import { changesData } from '@skystair/contract/changing-calls'
import { ErrorCode } from '@skystair/contract/errors'
import ky from 'ky'
import { wait } from '../services/load-module.ts'
import type { Language } from '../services/options.ts'
import { Pauses } from '../services/pauses.ts'
import type { ReloadCause } from '../services/reload-guard.ts'
import { withSignal } from '../services/signals.ts'
import { CallError } from './call-error.ts'
import type { CallFn, CallOptions } from './call-type.ts'
import { newKey } from './new-key.ts'
import { type PreparedRequest, prepareRequest, type RequestInput } from './request.ts'
import type { Session } from './session.ts'

export interface CallDeps {
  readonly session: Session
  /** Origin of the server. */
  readonly server: string
  readonly fetch: typeof globalThis.fetch
  /** The current language: the server's own texts come in it. */
  readonly lang: () => Language
  /** Aborted when the game is destroyed. */
  readonly signal: AbortSignal
  readonly hasPlayer: () => boolean
  /** Tests the connection after a network failure. Resolves with whether the server is reachable. */
  readonly check: () => Promise<boolean>
  /** Resolves with true once the server is reachable again, with false if the game ends first. */
  readonly waitForServer: () => Promise<boolean>
  readonly reload: (cause: ReloadCause) => void
  /** Navigates to the address of a 307. */
  readonly navigate: (url: string) => void
}

/** How long one reply may take, in milliseconds. */
const TIMEOUT = 15_000
/** How often a request is sent while the server is reachable according to the test. */
const TRIES = 3
/** Limits of the pauses between them, in milliseconds. */
const FIRST_PAUSE = 300
const LONGEST_PAUSE = 3000
/** Statuses of a proxy or server that is starting or stopping: treated as no reply. */
const UNAVAILABLE: readonly number[] = [502, 503, 504]
/** These calls check the session: a 401 to them does not reload the page. */
const PLAYER_CHECKS: readonly string[] = ['GET /api/player/info/current', 'GET /api/player/current']

/** Creates the function that calls the server. Follows the specification's rules for 204, 307 and 401, and repeats lost requests. */
export function createCall(deps: CallDeps): CallFn {
  const http = ky.create({
    retry: 0,
    throwHttpErrors: false,
    // `withSignal` limits the time, because older browsers lack what ky needs for it.
    timeout: false,
    credentials: 'include',
    fetch: (input, init) => deps.fetch(input, init),
  })

  /** The exchanges that have begun and not ended. */
  const running = new Set<Promise<unknown>>()

  async function send(name: string, parts: RequestInput, options: CallOptions): Promise<unknown> {
    // A call that changes something must not do so twice if a reply was lost.
    const key: Record<string, string> = changesData(name) ? { 'idempotency-key': newKey() } : {}
    const pauses = new Pauses(FIRST_PAUSE, LONGEST_PAUSE)
    for (let tries = 1; ; tries++) {
      const { token } = deps.session
      // Prepared again each time: the session may have changed meanwhile.
      const exchange = sendOnce(prepareRequest(name, parts, deps.session, deps.server), key, options)
      running.add(exchange)
      try {
        return await exchange
      } catch (error) {
        if (!(error instanceof CallError)) throw error
        if (endsSession(error)) {
          // Registering and signing in end the session that other requests were sent with. Their replies, with the new one, may come later than this.
          running.delete(exchange)
          await Promise.allSettled(running)
          if (deps.session.token !== token && tries < TRIES) continue
          if (deps.hasPlayer() && !PLAYER_CHECKS.includes(name)) deps.reload('failed')
        }
        if (error.code !== 'NETWORK' || options.once) throw error
        if (await deps.check()) {
          if (tries >= TRIES) throw error
          await wait(pauses.next(), deps.signal)
        } else {
          if (!(await deps.waitForServer())) throw new CallError('DESTROYED', 0)
          tries = 0
        }
      } finally {
        running.delete(exchange)
      }
    }
  }

  async function sendOnce(request: PreparedRequest, key: Record<string, string>, options: CallOptions): Promise<unknown> {
    const { url, method, headers, body = null } = request
    const { signal, timeout = TIMEOUT } = options
    const exchange = async (limit: AbortSignal) => {
      const response = await http(url, {
        method,
        body,
        headers: { ...headers, ...key, 'accept-language': deps.lang().toLowerCase() },
        signal: limit,
      })
      return { response, reply: await read(response) }
    }
    const { response, reply } = await withSignal(exchange, timeout, deps.signal, ...(signal ? [signal] : [])).catch((error: unknown) => {
      if (deps.signal.aborted || signal?.aborted) throw new CallError('DESTROYED', 0)
      throw new CallError('NETWORK', 0, error instanceof Error ? error.message : undefined)
    })
    if (deps.signal.aborted) throw new CallError('DESTROYED', response.status)
    // A page in place of JSON comes from something in between: a proxy, or a network that asks the player to sign in first.
    const isOurs = reply !== undefined || response.status === 204
    if (!isOurs || UNAVAILABLE.includes(response.status)) throw new CallError('NETWORK', isOurs ? response.status : 0)
    deps.session.readHeaders(response.headers)
    return interpret(response.status, reply)
  }

  function interpret(status: number, reply: unknown): unknown {
    const { code, message, ...details } = asRefusal(reply)
    if (status === 204) {
      deps.reload('obsolete')
      throw new CallError('DESTROYED', status, 'The server asks for a reload')
    }
    if (status === 307 && message) {
      deps.navigate(message)
      throw new CallError('DESTROYED', status, 'The server has moved')
    }
    if (status >= 200 && status < 300) return reply
    const errorCode =
      code !== undefined && Object.keys(ErrorCode).includes(code) ? (code as ErrorCode) : status === 401 ? 'SESSION_MISSING' : 'INTERNAL'
    throw new CallError(errorCode, status, message ?? errorCode, details)
  }

  return ((name: string, input?: RequestInput | null, options: CallOptions = {}) => send(name, input ?? {}, options)) as CallFn
}

/** A wrong password says nothing about the session. */
const endsSession = ({ status, code }: CallError): boolean => status === 401 && code !== 'LOGIN_FAILED'

/** Returns the body as JSON; undefined if it is not JSON. */
async function read(response: Response): Promise<unknown> {
  const text = await response.text()
  try {
    return text === '' ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}

function asRefusal(reply: unknown): { code?: string; message?: string; field?: string; limit?: number; current?: unknown } {
  if (typeof reply !== 'object' || reply === null) return {}
  const { code, message, field, limit, current } = reply as Record<string, unknown>
  return {
    ...(typeof code === 'string' ? { code } : {}),
    ...(typeof message === 'string' ? { message } : {}),
    ...(typeof field === 'string' ? { field } : {}),
    ...(typeof limit === 'number' ? { limit } : {}),
    current,
  }
}
