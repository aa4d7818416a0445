import type { CampaignType } from '@skystair/contract'
import type { Tx } from '../../storage/db.ts'

/** Returns by type the last time of each campaign whose page the player has opened. */
export async function seenCampaigns(tx: Tx, playerId: number): Promise<Map<CampaignType, string>> {
  const rows = await tx.all<{ type: CampaignType; time_key: string }>('select type, time_key from campaign_seen where player_id = ?', [
    playerId,
  ])
  return new Map(rows.map(({ type, time_key }) => [type, time_key]))
}

export const markSeen = (tx: Tx, playerId: number, type: CampaignType, key: string): Promise<number> =>
  tx.run(
    `insert into campaign_seen (player_id, type, time_key) values (?, ?, ?)
     on conflict (player_id, type) do update set time_key = excluded.time_key`,
    [playerId, type, key],
  )

/** Marks a promo code as redeemed. Returns false if it already was. */
export const usePromoCode = async (tx: Tx, tokenHash: string, playerId: number, productId: string, now: number): Promise<boolean> =>
  (await tx.run('insert into promo_code (token_hash, player_id, product_id, at) values (?, ?, ?, ?) on conflict (token_hash) do nothing', [
    tokenHash,
    playerId,
    productId,
    now,
  ])) === 1

/** Returns the player who has redeemed a promo code. */
export const holderOfPromoCode = async (tx: Tx, tokenHash: string): Promise<number | undefined> =>
  (await tx.one<{ player_id: number }>('select player_id from promo_code where token_hash = ?', [tokenHash]))?.player_id
