import { type Identity, PlatformError, withTimeLimit } from '@skystair/platform'
import type { Services } from '../../services/services.ts'
import { ArrivalStore } from './arrival.ts'

/** How long a platform may take to identify the player, in milliseconds. */
const IDENTITY_LIMIT = 15_000

/** Lets the platform identify the player, and exchanges its proof for our session. Where the platform fails, the player is a guest. */
export async function identify(services: Services): Promise<void> {
  const { platform, session, report } = services
  const guest: Identity = { headers: {}, query: {}, known: false }
  session.identity = await withTimeLimit(platform.auth.authenticate(), IDENTITY_LIMIT).catch((error: unknown) => {
    const code = error instanceof PlatformError ? error.code : 'FAILED'
    services.get(ArrivalStore).set({ refusal: code })
    report(`Platform ${platform.source}: ${code === 'FAILED' ? String(error) : code}`)
    return guest
  })
  await exchange(services)
}

/** Exchanges the platform's proof for our session. The script is loaded only where there is a proof. */
export async function exchange(services: Services): Promise<void> {
  if (services.session.identity.exchange) await (await services.loadChunk(() => import('./exchange.ts'))).exchange(services)
}
