import { type Identity, PlatformError, withTimeLimit } from '@skystair/platform'
import type { Services } from '../../services/services.ts'
import { ArrivalStore } from './arrival.ts'

/** How long a platform may take to identify the player, in milliseconds. */
const IDENTITY_LIMIT = 15_000

/** How long the start waits for a session that the platform has stored, in milliseconds. */
const CLOUD_LIMIT = 2_000

/** Lets the platform identify the player, and exchanges its proof for our session. Where the platform fails, the player is a guest. */
export async function identify(services: Services): Promise<void> {
  const { platform, session, report } = services
  const begun = services.now()
  const guest: Identity = { headers: {}, query: {}, known: false }
  session.identity = await withTimeLimit(platform.auth.authenticate(), IDENTITY_LIMIT).catch((error: unknown) => {
    const code = error instanceof PlatformError ? error.code : 'FAILED'
    services.get(ArrivalStore).set({ refusal: code })
    report(`Platform ${platform.source}: ${code === 'FAILED' ? String(error) : code}`)
    return guest
  })
  await exchange(services)
  // A platform that has just failed would only make the start wait again.
  if (session.identity !== guest) await continueFromCloud(services, IDENTITY_LIMIT - (services.now() - begun))
}

/** Where the browser stores nothing, the platform stores a guest's session, if it can. The start waits for it only in the time that identifying left over. */
async function continueFromCloud(services: Services, left: number): Promise<void> {
  const { loadChunk, platform, session, signal } = services
  if (!platform.capabilities.canStore || platform.storage.lasts()) return
  const { restoreSession, storeSession } = await loadChunk(() => import('./cloud-session.ts'))
  if (session.token === null && left > 0) await restoreSession(services, Math.min(left, CLOUD_LIMIT))
  signal.addEventListener('abort', storeSession(services))
}

/** Exchanges the platform's proof for our session. The script is loaded only where there is a proof. */
export async function exchange(services: Services): Promise<void> {
  if (services.session.identity.exchange) await (await services.loadChunk(() => import('./exchange.ts'))).exchange(services)
}
