import type { Reward, WheelKind } from '@skystair/contract'
import type { Tx } from '../../../storage/db.ts'

/** A prize that was won and not taken. `number` is the number of the spin. */
export interface StoredPrize {
  readonly kind: WheelKind
  readonly number: number
  readonly sector: number
  readonly rewards: readonly Reward[]
  /** The rewards instead, if the prize needs a creature and none can receive it; null if it needs none. */
  readonly instead: readonly Reward[] | null
}

interface PrizeRow extends Pick<StoredPrize, 'kind' | 'number' | 'sector'> {
  readonly rewards: string
  readonly instead: string | null
}

/** Returns the prize that a player has not taken yet, or null. */
export async function waitingPrize(tx: Tx, playerId: number): Promise<StoredPrize | null> {
  const row = await tx.one<PrizeRow>('select kind, number, sector, rewards, instead from wheel_prize where player_id = ?', [playerId])
  if (!row) return null
  return {
    ...row,
    rewards: JSON.parse(row.rewards) as Reward[],
    instead: row.instead === null ? null : (JSON.parse(row.instead) as Reward[]),
  }
}

export const storePrize = (tx: Tx, playerId: number, { kind, number, sector, rewards, instead }: StoredPrize): Promise<number> =>
  tx.run('insert into wheel_prize (player_id, kind, number, sector, rewards, instead) values (?, ?, ?, ?, ?, ?)', [
    playerId,
    kind,
    number,
    sector,
    JSON.stringify(rewards),
    instead && JSON.stringify(instead),
  ])

export const removePrize = (tx: Tx, playerId: number): Promise<number> => tx.run('delete from wheel_prize where player_id = ?', [playerId])

/** The gems that a player has bought so far, the day of the last purchase in days since 1970, and the tickets that gems gave on that day. */
export interface CountedGems {
  readonly gems: number
  readonly day: number
  readonly tickets: number
}

export const countedGems = async (tx: Tx, playerId: number): Promise<CountedGems> =>
  (await tx.one<CountedGems>('select gems, day, tickets from wheel_gems where player_id = ?', [playerId])) ?? {
    gems: 0,
    day: 0,
    tickets: 0,
  }

export const storeCountedGems = (tx: Tx, playerId: number, { gems, day, tickets }: CountedGems): Promise<number> =>
  tx.run(
    `insert into wheel_gems (player_id, gems, day, tickets) values (?, ?, ?, ?)
     on conflict (player_id) do update set gems = excluded.gems, day = excluded.day, tickets = excluded.tickets`,
    [playerId, gems, day, tickets],
  )
