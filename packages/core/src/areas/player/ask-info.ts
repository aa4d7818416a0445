import { CallError } from '../../net/call-error.ts'
import { wait } from '../../services/load-module.ts'
import type { Services } from '../../services/services.ts'
import { throwIfAborted } from '../../services/signals.ts'
import { VERSION } from '../../version.ts'
import { ArrivalStore, exchange, identify } from '../platform/index.ts'
import { PlayerStore } from './store.ts'

/** After the first failure the request is repeated this many times. */
const INFO_RETRIES = 3
const INFO_PAUSE = 700

/** Identifies the player and loads the envelope: retries three times, and then waits on the connection page. */
export async function askInfo(services: Services, signal: AbortSignal): Promise<void> {
  const { call, connection, load, session } = services
  await identify(services)
  load.set(5, 'player')
  for (let failures = 0; ; ) {
    throwIfAborted(signal)
    try {
      const query = { frontVersion: VERSION, init: true }
      services.get(PlayerStore).setInfo(await call('GET /api/player/info/current', { query }, { once: true }))
      load.set(20)
      return
    } catch (error) {
      if (!(error instanceof CallError) || error.code === 'DESTROYED') throw error
      // An expired session makes the player a guest; the game starts anyway.
      if (error.status === 401) {
        session.clear()
        if (session.identity.exchange) await exchange(services)
        else if (session.token === null) services.get(ArrivalStore).set({ refusal: 'SESSION_EXPIRED' })
      }
      failures += 1
    }
    if (failures <= INFO_RETRIES) await wait(INFO_PAUSE * failures, signal)
    else {
      connection.lose()
      await connection.waitForServer()
      failures = 0
    }
  }
}
