import type { LiveEvent } from '@skystair/contract'
import type { Context } from '../../handlers.ts'
import type { Tx } from '../../storage/db.ts'
import { memberOf } from './membership/repository.ts'

const DESTINATION = '/stomp/clan/'

type Part = Extract<LiveEvent, { type: 'clan.changed' }>['part']
type Base = Pick<Context, 'after'>

/** True for the destination of the player's own clan. */
export async function mayHear(tx: Tx, playerId: number, destination: string): Promise<boolean> {
  if (!destination.startsWith(DESTINATION)) return false
  const member = await memberOf(tx, playerId)
  return member !== undefined && destination === `${DESTINATION}${member.clan_id}`
}

/** Notifies the members of a clan after the commit of the part that has changed. */
export function notifyClan({ after }: Base, clanId: number, part: Part): void {
  after((bus) => bus.publish(`${DESTINATION}${clanId}`, { type: 'clan.changed', notificationType: 'CLAN_CHANGED', part }))
}

type RaidEvent = Extract<LiveEvent, { type: 'clan.raid' }>

/** Sends a victory in the tower of a raid to the members of the clan after the commit. */
export function publishRaid({ after }: Base, clanId: number, victory: Omit<RaidEvent, 'seq' | 'type' | 'notificationType'>): void {
  after((bus) => bus.publish(`${DESTINATION}${clanId}`, { type: 'clan.raid', notificationType: 'CLAN_RAID', ...victory }))
}

/** Ends a former member's subscriptions to the clan after the commit. */
export function endSubscriptions({ after }: Base, clanId: number, playerId: number): void {
  after((bus) => bus.publish(`${DESTINATION}${clanId}`, { type: 'clan.left', notificationType: 'CLAN_LEFT', playerId }))
}
