import type { Context } from '../handlers.ts'
import type { Tx } from '../storage/db.ts'
import { clientsOf, publishPlayerChanged } from './player-changed.ts'
import type { FoundSession } from './session.ts'

/** Differs whenever something changed that the client shows of its player: the row's version and the purse. */
const visibleStateOf = async (tx: Tx, playerId: number): Promise<string> =>
  JSON.stringify(
    await tx.all(
      'select p.version, u.resource, u.amount from player p left join purse u on u.player_id = p.id where p.id = ? order by u.resource',
      [playerId],
    ),
  )

/** Runs `work`. Where it changed the calling player, the player's other sessions on all nodes receive PLAYER_CHANGED after the commit. */
export async function notifyingOtherSessions<T>(
  { tx, now, after }: Pick<Context, 'tx' | 'now' | 'after'>,
  { playerId, clientUuid }: Pick<FoundSession, 'playerId' | 'clientUuid'>,
  work: () => Promise<T>,
): Promise<T> {
  const before = await visibleStateOf(tx, playerId)
  const result = await work()
  if ((await visibleStateOf(tx, playerId)) === before) return result
  const others = (await clientsOf(tx, [playerId], now)).filter((client) => client !== clientUuid)
  after((bus) => publishPlayerChanged(bus, others))
  return result
}
