// What second accounts can move to a player: as many gifts as the limits allow.
import type { Reward } from '@skystair/contract'
import { textRules } from '@skystair/contract/player-text'
import type { TestApp, TestClient } from '@skystair/server/testing'
import { gemsOf, giftOffers } from '@skystair/world/areas/gift/rows'

/** The dearest first: those for gems, then those for gold. */
const dearest = [...giftOffers].sort((a, b) => gemsOf(b.id) - gemsOf(a.id) || b.price[0]!.amount - a.price[0]!.amount)

/** Lets each account buy as many gifts for the player as it may and can pay, and the player take as many as it may. */
export async function pourInto({ clock }: TestApp, player: TestClient, receiverId: number, accounts: readonly TestClient[]): Promise<void> {
  for (const account of accounts)
    for (const { id } of dearest) {
      const send = () => account.call('POST /api/gift/offer/{id}/send', { params: { id }, body: { receiverId, compliment: 'Mine' } })
      for (;;) {
        const { status, error } = await send()
        if (status !== 200 && error.code !== 'CHAT_FLOOD') break
        if (status !== 200) clock.pass(textRules.GIFT.flood.window)
      }
    }
  for (let page = 0; ; page++) {
    const { reply: gifts } = await player.call('GET /api/gift/list', { query: { page } })
    if (gifts.length === 0) return
    for (const { id, taken } of gifts) if (!taken) await player.call('POST /api/gift/{id}/take', { params: { id } })
  }
}

export interface Poured {
  /** Gems that all other accounts gained. */
  readonly gained: number
  /** Gems that were paid for the gifts which the player has taken. */
  readonly paid: number
  readonly gifts: number
  /** What the player found in them. */
  readonly contents: Readonly<Record<string, number>>
}

/** Returns what reached the player. */
export const pouredInto = ({ db }: TestApp, playerId: number): Promise<Poured> =>
  db.tx(async (tx) => {
    const gained = await tx.one<{ gems: number }>(
      "select cast(coalesce(sum(amount), 0) as bigint) as gems from ledger where player_id <> ? and resource = 'mithril' and amount > 0",
      [playerId],
    )
    const rows = await tx.all<{ offer: number; rewards: string }>(
      'select offer, rewards from gift where receiver_id = ? and taken_at > 0',
      [playerId],
    )
    const contents: Record<string, number> = {}
    for (const { rewards } of rows)
      for (const reward of JSON.parse(rewards) as Reward[]) {
        const [content, amount] =
          reward.kind === 'resource'
            ? [reward.resource, reward.amount]
            : reward.kind === 'consumable'
              ? [reward.consumable, reward.amount]
              : [reward.kind, 1]
        contents[content] = (contents[content] ?? 0) + amount
      }
    return { gained: gained?.gems ?? 0, paid: rows.reduce((sum, { offer }) => sum + gemsOf(offer), 0), gifts: rows.length, contents }
  })
