import type { Creature, ForceV2 } from '@skystair/contract'
import type { Tx } from '../../storage/db.ts'
import { schedulePush } from '../notification/push/repository.ts'
import type { PlayerRow } from '../player/repository.ts'

/** Returns the key of the message that a force of a hero is ripe. */
export const forcePushKey = (creatureId: number, { force, warriorClass }: Pick<ForceV2, 'force' | 'warriorClass'>): string =>
  `force:${creatureId}:${force}:${warriorClass}`

/** Returns the key of the message that a hero's rank is ready. */
export const rankPushKey = ({ id }: Pick<Creature, 'id'>): string => `rank:${id}`

/** Schedules the messages about everything that still ripens with a hero at its time; earlier ones about the same are replaced. */
export async function scheduleRipening(
  tx: Tx,
  player: PlayerRow,
  { id, imageId, rankReadyAt, forcesV2 }: Creature,
  now: number,
): Promise<void> {
  const values = { imageId }
  if (rankReadyAt !== undefined && rankReadyAt > now)
    await schedulePush(tx, player, { key: rankPushKey({ id }), kind: 'rankReady', values, at: rankReadyAt })
  for (const force of forcesV2)
    if (force.readyAt !== null && force.readyAt > now)
      await schedulePush(tx, player, { key: forcePushKey(id, force), kind: 'forceRipe', values, at: force.readyAt })
}
