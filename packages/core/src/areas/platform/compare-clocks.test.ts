import { MINUTE } from '@skystair/contract/time'
import { expect, it } from 'vitest'
import { testGame } from '../../../testing/services.ts'
import { compareClocks } from './compare-clocks.ts'

/** Compares the clocks where the platform's is so much ahead of the server's, in milliseconds. Returns what was reported to the operator. */
async function reported(ahead: number | Error, canTellTime = true): Promise<unknown> {
  const { services, server, platform, page } = testGame()
  server.on('POST /api/log/add', { logged: true })
  Object.assign(platform.capabilities, { canTellTime })
  services.clock.set(Date.UTC(2030, 0))
  platform.remote.time = async () => {
    if (typeof ahead !== 'number') throw ahead
    return Date.UTC(2030, 0) + ahead
  }
  await compareClocks(services)
  return page.errors.at(-1) ?? null
}

it('reports to the operator by how much the clocks of server and platform differ', async () => {
  expect(await reported(10 * MINUTE)).toBe("The server's clock is 600 s behind that of own")
  expect(await reported(-10 * MINUTE)).toBe("The server's clock is 600 s ahead of that of own")
})

it('reports nothing if they agree, if the platform fails, and if it has no clock', async () => {
  expect(await reported(MINUTE)).toBeNull()
  expect(await reported(new Error('no connection'))).toBeNull()
  expect(await reported(10 * MINUTE, false)).toBeNull()
})
