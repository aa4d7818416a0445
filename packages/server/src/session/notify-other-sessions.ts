import type { Context } from '../handlers.ts'
import { clientsOf, publishPlayerChanged } from './player-changed.ts'
import type { FoundSession } from './session.ts'

/** If the call has changed its player, the player's other sessions on all nodes receive PLAYER_CHANGED after the commit. */
export async function notifyOtherSessions(
  { tx, now, after }: Pick<Context, 'tx' | 'now' | 'after'>,
  { playerId, clientUuid, elsewhere }: Pick<FoundSession, 'playerId' | 'clientUuid' | 'elsewhere'>,
): Promise<void> {
  if (!elsewhere || !tx.changed.has(playerId)) return
  const others = (await clientsOf(tx, [playerId], now)).filter((client) => client !== clientUuid)
  after((bus) => publishPlayerChanged(bus, others))
}
