import type { TestClient } from './client.ts'

/** Makes calls by HTTP, each to the next of the servers, beginning with that of number `turn`. Repeats a call that a server leaves to another one. Throws if none serves it. */
export function httpClient(servers: () => readonly string[], turn = 0): TestClient {
  let number = turn
  const client: TestClient = {
    session: null,
    async call(name, input, headers = {}) {
      const { params = {}, query = {}, body } = (input ?? {}) as { params?: Record<string, unknown>; query?: object; body?: object }
      const [method, path] = name.split(' ') as [string, string]
      const filled = path.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(String(params[key])))
      const asked = Object.entries({ ...query, ...(client.session ? { session: client.session } : {}) })
      const search = new URLSearchParams(asked.map(([key, value]) => [key, String(value)]))
      const init = { method, headers: { 'content-type': 'application/json', ...headers } }
      for (let tries = 1; ; tries++) {
        const urls = servers()
        const url = `${urls[number++ % urls.length]}${filled}?${search}`
        const response = await fetch(url, method === 'POST' ? { ...init, body: JSON.stringify(body ?? {}) } : init)
        const json = JSON.parse((await response.text()) || 'null')
        if (response.status === 503 && tries < urls.length) continue
        if (response.status >= 500) throw new Error(`${name} was answered ${response.status}: ${JSON.stringify(json)}`)
        client.session = response.headers.get('session') ?? client.session
        return { status: response.status, reply: json, error: json, headers: Object.fromEntries(response.headers) }
      }
    },
  }
  return client
}
