import type { Context } from '../handlers.ts'
import type { Tx } from '../storage/db.ts'
import { clientsOf, tellChanged } from './announce-change.ts'
import type { FoundSession } from './session.ts'

/** What differs after whatever a client could see of its player has changed: the row's version, and the purse. */
const lookOf = async (tx: Tx, playerId: number): Promise<string> =>
  JSON.stringify(
    await tx.all(
      'select p.version, u.resource, u.amount from player p left join purse u on u.player_id = p.id where p.id = ? order by u.resource',
      [playerId],
    ),
  )

/** Does a call's work, and where it changed the player who makes it, tells the player's other sessions so, on whatever node they are: PLAYER_CHANGED. */
export async function tellingElsewhere<T>(
  { tx, now, after }: Pick<Context, 'tx' | 'now' | 'after'>,
  { playerId, clientUuid }: Pick<FoundSession, 'playerId' | 'clientUuid'>,
  work: () => Promise<T>,
): Promise<T> {
  const before = await lookOf(tx, playerId)
  const done = await work()
  if ((await lookOf(tx, playerId)) === before) return done
  const others = (await clientsOf(tx, [playerId], now)).filter((client) => client !== clientUuid)
  after((bus) => tellChanged(bus, others))
  return done
}
