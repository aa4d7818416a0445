import { connect } from 'node:net'
import { userInfo } from 'node:os'

/** Addresses of PostgreSQL and Redis for tests. */
export const POSTGRES = process.env.TEST_DATABASE_URL ?? `postgres://${userInfo().username}@127.0.0.1:5432/test`
export const REDIS = process.env.TEST_REDIS_URL ?? 'redis://127.0.0.1:6379'

/** A server that is not there refuses at once; loading modules on a busy machine can hold back the answer of one that is, for seconds. */
const PATIENCE = 20_000

/** Resolves with whether something listens there. Otherwise prints which tests are skipped. */
export async function reachable(name: string, url: string): Promise<boolean> {
  const { hostname, port } = new URL(url)
  const open = await new Promise<boolean>((resolve) => {
    const socket = connect({ host: hostname, port: Number(port || (name === 'redis' ? 6379 : 5432)) })
    const answer = (found: boolean) => {
      socket.destroy()
      resolve(found)
    }
    socket.once('connect', () => answer(true))
    socket.once('error', () => answer(false))
    socket.setTimeout(PATIENCE, () => answer(false))
  })
  if (!open) console.warn(`SKIPPED: ${name} is not reachable at ${hostname}`)
  return open
}
