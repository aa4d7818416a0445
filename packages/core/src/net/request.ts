import type { Session } from './session.ts'

/** A call's input without its types. */
export interface RequestInput {
  readonly params?: Readonly<Record<string, unknown>>
  readonly query?: Readonly<Record<string, unknown>>
  readonly body?: Readonly<Record<string, unknown>>
}

export interface PreparedRequest {
  readonly url: string
  readonly method: 'GET' | 'POST'
  readonly headers: Record<string, string>
  readonly body: string | undefined
}

/** Turns a call's name and input into a request: path filled in, session and identity added. `server` is an origin. */
export function prepareRequest(name: string, parts: RequestInput, session: Session, server: string): PreparedRequest {
  const [method, template = ''] = name.split(' ') as ['GET' | 'POST', string]
  const path = template.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(String(parts.params?.[key])))
  const url = new URL(path, server)
  const { identity, token, authorization } = session
  const query = { ...identity.query, ...parts.query, ...(token === null ? {} : { session: token }) }
  for (const [key, value] of Object.entries(query)) if (value !== undefined) url.searchParams.set(key, String(value))
  return {
    url: url.href,
    method,
    headers: { ...identity.headers, 'content-type': 'application/json', ...(authorization === null ? {} : { authorization }) },
    body: method === 'POST' ? JSON.stringify(parts.body ?? {}) : undefined,
  }
}
