import type { contract, StallOffer } from '@skystair/contract'
import { type ActiveEvent, eventsAt } from '@skystair/rules'
import { world } from '@skystair/world'
import { spend } from '../../economy/ledger.ts'
import { receive } from '../../economy/receive.ts'
import { sorted } from '../../economy/sort-gains.ts'
import type { Handler } from '../../handlers.ts'
import { refuse } from '../../refusal.ts'
import { presentRow } from '../player/present.ts'
import { loadPlayer, savePlayer } from '../player/repository.ts'
import type { PlayerState } from '../player/state.ts'

type Calls = typeof contract.player

/** Under which key a player's purchases of an offer are counted: each event of each year counts anew. */
const keyOf = ({ kind, year }: ActiveEvent, id: number): string => `${kind.id}@${year}:${id}`

/** The offers of the event shop as a player sees them; none while there is no event. Two events at once share one shop. */
function offersOf({ lang, bought = {} }: PlayerState, now: number): StallOffer[] {
  const [event] = eventsAt(world, now, lang)
  if (!event) return []
  return world.eventShop.map(({ id, price, most, gains }) => ({
    ...{ id, price, event: event.kind.id, until: event.until, left: Math.max(0, most - (bought[keyOf(event, id)] ?? 0)) },
    gains: gains.map(({ kind, amount }) => ({ kind, amount })),
  }))
}

export const listEventShop: Handler<Calls['GET /api/event/stall/list']> = async ({ tx, playerId, now }) =>
  offersOf((await loadPlayer(tx, playerId)).state, now)

export const buyInEventShop: Handler<Calls['POST /api/event/stall/{id}/buy']> = async ({ tx, playerId, now, params }) => {
  const player = await loadPlayer(tx, playerId, { lock: true })
  const { state } = player
  const [event] = eventsAt(world, now, state.lang)
  const offer = offersOf(state, now).find(({ id }) => id === params.id)
  if (!event || !offer) throw refuse('PRODUCT_NOT_FOUND')
  if (offer.left === 0) throw refuse('ALREADY_TAKEN')
  const key = keyOf(event, offer.id)
  const count = (state.bought?.[key] ?? 0) + 1
  const occasion = { reason: 'stall', ref: `stall:${key}:${count}`, now }
  await spend(tx, playerId, 'eventCurrency', offer.price, occasion)
  // Purchases of past events are forgotten.
  const kept = Object.entries(state.bought ?? {}).filter(([known]) => known.startsWith(`${event.kind.id}@${event.year}:`))
  state.bought = { ...Object.fromEntries(kept), [key]: count }
  const gains = await receive(tx, player, sorted(offer.gains), occasion)
  await savePlayer(tx, player, now)
  return { player: await presentRow(tx, player, now), gains, stall: offersOf(state, now) }
}
