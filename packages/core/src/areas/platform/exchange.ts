// In a chunk of its own, as only platforms with a proof need it.
import type { Identity } from '@skystair/platform'
import { CallError } from '../../net/call-error.ts'
import type { Services } from '../../services/services.ts'
import { ArrivalStore, type SaveChoice } from './arrival.ts'

/** Which exchanges there are, the adapters say. All answer our session, and where both the device and the platform's player have a climb, both. */
type Exchange = (
  name: string,
  input: { body: Record<string, unknown> },
) => Promise<{ readonly session?: string; readonly choice?: readonly SaveChoice[] | null }>

/**
 * Gives the platform's proof to the server, once, for our session; nothing is asked where the session that is kept already belongs to the
 * same player of the platform. A refusal leaves a guest, who is told why as soon as the game can be played. The proof is neither kept nor
 * reported. Rejects only where the game is destroyed meanwhile.
 */
export async function exchange(services: Services): Promise<void> {
  const { session } = services
  const { identity } = session
  if (!identity.exchange) return
  const { call, body } = identity.exchange
  const lang = services.preferences.savedLang ?? identity.lang ?? services.lang
  const kept = savedSessionOwner(services)
  if (kept !== null && kept === ownerOf(services.platform.source, identity)) return
  try {
    const reply = await (services.call as unknown as Exchange)(call, { body: { ...body, lang } })
    if (reply.session) session.begin(reply.session)
    saveSessionOwner(services)
    if (reply.choice && reply.choice.length > 1) services.get(ArrivalStore).set({ saves: reply.choice })
  } catch (error) {
    if (!(error instanceof CallError) || error.code === 'DESTROYED') throw error
    // Nobody goes on with the climb of whoever sat here before.
    if (kept !== null) session.clear()
    services.get(ArrivalStore).set({ refusal: error.code })
    services.report(`Exchange ${services.platform.source}: ${error.code}`)
  }
}

/** Remembers that the session that is kept now belongs to the platform's player. */
export function saveSessionOwner(services: Services): void {
  const { session, local } = services
  const mark = ownerOf(services.platform.source, session.identity)
  local.set('identity', mark === null ? null : `${session.token} ${mark}`)
}

/** Says whose session this is, by what identifies the player and proves nothing; null where the platform tells nothing of the kind. */
function ownerOf(source: string, { headers, query }: Identity): string | null {
  const values = Object.entries({ ...headers, ...query }).sort(([a], [b]) => (a < b ? -1 : 1))
  return values.length === 0 ? null : JSON.stringify([source, values])
}

/** Whose session is kept; null where there is none, or one that came in another way. */
function savedSessionOwner(services: Services): string | null {
  const { session, local } = services
  const [token, ...mark] = (local.get('identity') ?? '').split(' ')
  return session.token !== null && token === session.token ? mark.join(' ') : null
}
