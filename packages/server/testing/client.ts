import type { Call, ErrorReply, InputOf, ReplyOf } from '@skystair/contract'
import type { FastifyInstance } from 'fastify'

export interface Answer<R> {
  readonly status: number
  readonly reply: R
  /** The body of a refused call. */
  readonly error: ErrorReply
  readonly headers: Readonly<Record<string, string | string[] | number | undefined>>
}

export interface TestClient {
  /** Makes a call by name, with the session of the last reply. */
  call<K extends Call>(name: K, input?: Partial<InputOf<K>>, headers?: Record<string, string>): Promise<Answer<ReplyOf<K>>>
  session: string | null
}

/** Calls an app as a client does: stores the session of the `session` header, fills in paths and queries. */
export function testClient(app: FastifyInstance, session: string | null = null): TestClient {
  const client: TestClient = {
    session,
    async call(name, input, headers = {}) {
      const { params = {}, query = {}, body } = (input ?? {}) as { params?: object; query?: object; body?: object }
      const [method, path] = name.split(' ') as ['GET' | 'POST', string]
      const values = params as Record<string, unknown>
      const url = path.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(String(values[key])))
      const asked = Object.fromEntries(
        Object.entries({ ...query, ...(client.session ? { session: client.session } : {}) }).map(([k, v]) => [k, String(v)]),
      )
      const response = await app.inject({ method, url, query: asked, headers, ...(method === 'POST' ? { payload: body ?? {} } : {}) })
      if (typeof response.headers.session === 'string') client.session = response.headers.session
      const json = response.body === '' ? undefined : response.json()
      return { status: response.statusCode, reply: json, error: json, headers: response.headers }
    },
  }
  return client
}

/** Returns a client that has started as a guest. */
export async function guest(app: FastifyInstance, lang: 'RU' | 'EN' = 'EN'): Promise<TestClient> {
  const client = testClient(app)
  const { status } = await client.call('POST /api/security/registerTrial', {
    body: { characterAndCompanion: 'MAN_1', lang, frontVersion: 445 },
  })
  if (status !== 200) throw new Error(`a guest was answered ${status}`)
  return client
}

export const PASSWORD = 'a long enough password'

/** Returns a client that has registered with a name. */
export async function registered(app: FastifyInstance, name: string): Promise<TestClient> {
  const client = await guest(app)
  const { status } = await client.call('POST /api/security/register', { body: { name, password: PASSWORD } })
  if (status !== 200) throw new Error(`registering was answered ${status}`)
  return client
}
