// In a chunk of its own, as only platforms with a proof need it.
import type { Identity } from '@skystair/platform'
import { CallError } from '../../net/call-error.ts'
import type { Services } from '../../services/services.ts'
import { ArrivalStore, type SaveChoice } from './arrival.ts'

/**
 * The call for a platform's exchange, which the adapter names. All return our session, and both saves where the device and the platform's player have
 * one each.
 */
type Exchange = (
  name: string,
  input: { body: Record<string, unknown> },
) => Promise<{ readonly session?: string; readonly choice?: readonly SaveChoice[] | null }>

/**
 * Exchanges the platform's proof for our session; does nothing where the stored session already belongs to the same player of the platform. A refusal
 * makes the player a guest, who is told why once the game can be played. The proof is neither stored nor reported. Rejects only where the game is
 * destroyed meanwhile.
 */
export async function exchange(services: Services): Promise<void> {
  const { session } = services
  const { identity } = session
  if (!identity.exchange) return
  const { call, body } = identity.exchange
  const lang = services.preferences.savedLang ?? identity.lang ?? services.lang
  const savedOwner = savedSessionOwner(services)
  if (savedOwner !== null && savedOwner === ownerOf(services.platform.source, identity)) return
  try {
    const reply = await (services.call as unknown as Exchange)(call, { body: { ...body, lang } })
    if (reply.session) session.begin(reply.session)
    saveSessionOwner(services)
    if (reply.choice && reply.choice.length > 1) services.get(ArrivalStore).set({ saves: reply.choice })
  } catch (error) {
    if (!(error instanceof CallError) || error.code === 'DESTROYED') throw error
    // The stored session belongs to another player: this one must not continue with it.
    if (savedOwner !== null) session.clear()
    services.get(ArrivalStore).set({ refusal: error.code })
    services.report(`Exchange ${services.platform.source}: ${error.code}`)
  }
}

/** Stores that the current session belongs to the platform's current player. */
export function saveSessionOwner(services: Services): void {
  const { session, local } = services
  const owner = ownerOf(services.platform.source, session.identity)
  local.set('identity', owner === null ? null : `${session.token} ${owner}`)
}

/** Returns a key for the platform's player, from ids that are no proof; null where the platform gives none. */
function ownerOf(source: string, { headers, query }: Identity): string | null {
  const values = Object.entries({ ...headers, ...query }).sort(([a], [b]) => (a < b ? -1 : 1))
  return values.length === 0 ? null : JSON.stringify([source, values])
}

/** Returns the key of the player whose session is stored; null where there is none, or where it came from elsewhere. */
function savedSessionOwner(services: Services): string | null {
  const { session, local } = services
  const [token, ...owner] = (local.get('identity') ?? '').split(' ')
  return session.token !== null && token === session.token ? owner.join(' ') : null
}
