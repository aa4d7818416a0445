import type { BankGift, Gain, Player } from '@skystair/contract'
import { type BankOffer, bankOffers } from '@skystair/world/areas/bank/rows'
import { grant, purseOf } from '../../economy/ledger.ts'
import { refuse } from '../../refusal.ts'
import type { Tx } from '../../storage/db.ts'
import { presentPlayer } from '../player/present.ts'
import { loadPlayer } from '../player/repository.ts'
import { isAtLeast, membershipOf } from './membership.ts'

const HOUR = 3_600_000

async function takenAt(tx: Tx, playerId: number): Promise<Map<number, number>> {
  const rows = await tx.all<{ offer_id: number; at: number }>('select offer_id, at from bank_taken where player_id = ?', [playerId])
  return new Map(rows.map(({ offer_id, at }) => [offer_id, at]))
}

const availableAt = ({ id, hours }: BankOffer, taken: Map<number, number>): number => {
  const at = taken.get(id)
  return at === undefined ? 0 : at + hours * HOUR
}

/** What the bank gives for nothing, with when this player can take it next. */
export async function offersFor(tx: Tx, playerId: number, kind: BankOffer['kind']): Promise<BankGift[]> {
  const taken = await takenAt(tx, playerId)
  return bankOffers
    .filter((offer) => offer.kind === kind)
    .map((offer) => ({
      id: offer.id,
      rewards: [...offer.rewards],
      // 0 for what was never taken: of the present moment a client whose clock is behind would think that it is still to come.
      availableAt: availableAt(offer, taken),
      membership: offer.membership,
    }))
}

/** Takes a gift or a free option. Refuses with PRODUCT_NOT_FOUND, FORBIDDEN below its status, REWARD_NOT_READY. */
export async function takeOffer(
  tx: Tx,
  playerId: number,
  kind: BankOffer['kind'],
  id: number,
  now: number,
): Promise<{ player: Player; gains: Gain[] }> {
  const offer = bankOffers.find((o) => o.kind === kind && o.id === id)
  if (!offer) throw refuse('PRODUCT_NOT_FOUND')
  await loadPlayer(tx, playerId, { lock: true })
  const { bonusPoints } = await purseOf(tx, playerId)
  if (!isAtLeast(membershipOf(bonusPoints), offer.membership)) throw refuse('FORBIDDEN')
  const ripe = availableAt(offer, await takenAt(tx, playerId))
  if (now < ripe) throw refuse('REWARD_NOT_READY')
  const gains = await grant(tx, playerId, offer.rewards, { reason: 'bank', ref: `bank:${id}:${now}`, now })
  await tx.run(
    `insert into bank_taken (player_id, offer_id, at) values (?, ?, ?) on conflict (player_id, offer_id) do update set at = excluded.at`,
    [playerId, id, now],
  )
  return { player: await presentPlayer(tx, playerId, now), gains }
}
