import { type contract, price, type StallOffer } from '@skystair/contract'
import { type EventNow, eventsAt } from '@skystair/rules'
import { world } from '@skystair/world'
import { charge } from '../../economy/charge.ts'
import { gainsOf, rewardsFrom } from '../../economy/gain.ts'
import { grant } from '../../economy/grant.ts'
import type { Handler } from '../../handlers.ts'
import { refuse } from '../../refusal.ts'
import { presentRow } from '../player/present.ts'
import { loadPlayer, savePlayer } from '../player/repository.ts'
import type { PlayerState } from '../player/state.ts'

type Calls = typeof contract.player

/** What a player has bought of a good, by the feast and its year: the next feast begins anew. */
const keyOf = ({ kind, year }: EventNow, id: number): string => `${kind.id}@${year}:${id}`

/** The stall stands while a feast is on; where two meet, there is one stall. */
function stallOf({ lang, bought = {} }: PlayerState, now: number): StallOffer[] {
  const [feast] = eventsAt(world, now, lang)
  if (!feast) return []
  return world.stall.map(({ id, price: coins, most, gains }) => ({
    ...{ id, price: coins, event: feast.kind.id, until: feast.until, left: Math.max(0, most - (bought[keyOf(feast, id)] ?? 0)) },
    gains: gains.map(({ kind, amount }) => ({ kind, amount })),
  }))
}

export const listStall: Handler<Calls['GET /api/event/stall/list']> = async ({ tx, playerId, now }) =>
  stallOf((await loadPlayer(tx, playerId)).state, now)

export const buyAtStall: Handler<Calls['POST /api/event/stall/{id}/buy']> = async ({ tx, playerId, now, params, rewardKinds }) => {
  const player = await loadPlayer(tx, playerId, { lock: true })
  const { state } = player
  const [feast] = eventsAt(world, now, state.lang)
  const offer = stallOf(state, now).find(({ id }) => id === params.id)
  if (!feast || !offer) throw refuse('PRODUCT_NOT_FOUND')
  if (offer.left === 0) throw refuse('ALREADY_TAKEN')
  const key = keyOf(feast, offer.id)
  const count = (state.bought?.[key] ?? 0) + 1
  const occasion = { reason: 'stall', ref: `stall:${key}:${count}`, now }
  await charge(tx, playerId, price({ eventCurrency: offer.price }), occasion)
  // Of feasts gone by nothing needs to be remembered.
  const kept = Object.entries(state.bought ?? {}).filter(([known]) => known.startsWith(`${feast.kind.id}@${feast.year}:`))
  state.bought = { ...Object.fromEntries(kept), [key]: count }
  const granted = await grant(tx, player, rewardsFrom(offer.gains), occasion, rewardKinds)
  await savePlayer(tx, player, now)
  return { player: await presentRow(tx, player, now), gains: gainsOf(granted), stall: stallOf(state, now) }
}
