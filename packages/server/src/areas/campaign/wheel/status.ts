import type { TicketSources, WheelKind, WheelOfKind } from '@skystair/contract'
import {
  GEM_TICKETS_PER_DAY,
  GEMS_PER_GOLD_TICKET,
  GEMS_PER_TICKET,
  VICTORIES_PER_TICKET,
  wheels,
} from '@skystair/world/areas/campaign/rows'
import { announceDraw } from '../../../economy/draw.ts'
import { gainsOf } from '../../../economy/gain.ts'
import { GOLD_TICKETS, heldOf } from '../../../economy/purse.ts'
import type { Context, Handler } from '../../../handlers.ts'
import type { Tx } from '../../../storage/db.ts'
import { creaturesOf } from '../../hero/creatures.ts'
import { loadPlayer } from '../../player/repository.ts'
import { victoriesOf } from '../victories.ts'
import { ticketsLeft } from './gem-tickets.ts'
import { asksForCreature, presentPrize } from './prize.ts'
import { countedGems, waitingPrize } from './repository.ts'

/** The kind of ticket that a spin of each wheel costs. */
export const ticketFor = { USUAL: 'tickets', GOLD: GOLD_TICKETS } as const satisfies Record<WheelKind, string>

type Drawing = Pick<Context, 'tx' | 'now' | 'random'> & { readonly playerId: number }

async function shownWheels(ctx: Drawing): Promise<WheelOfKind[]> {
  const shown: WheelOfKind[] = []
  for (const table of wheels)
    shown.push({
      kind: table.kind,
      tickets: await heldOf(ctx.tx, ctx.playerId, ticketFor[table.kind]),
      sectors: table.rows.map(({ rewards, weight }) => ({
        gains: gainsOf(rewards),
        weight,
        asksForCreature: asksForCreature(rewards),
      })),
      next: await announceDraw(ctx, ctx.playerId, table),
    })
  return shown
}

async function sourcesOf(tx: Tx, playerId: number, now: number): Promise<TicketSources> {
  const counted = await countedGems(tx, playerId)
  return {
    victories: VICTORIES_PER_TICKET,
    victoriesLeft: VICTORIES_PER_TICKET - ((await victoriesOf(tx, playerId)) % VICTORIES_PER_TICKET),
    gems: GEMS_PER_TICKET,
    gemsLeft: GEMS_PER_TICKET - (counted.gems % GEMS_PER_TICKET),
    ticketsLeft: ticketsLeft(counted, now),
    ticketsPerDay: GEM_TICKETS_PER_DAY,
    goldGems: GEMS_PER_GOLD_TICKET,
    goldGemsLeft: GEMS_PER_GOLD_TICKET - (counted.gems % GEMS_PER_GOLD_TICKET),
  }
}

export const wheelStatus: Handler<'GET /api/campaign/get/wheel/status'> = async (ctx) => {
  const { tx, playerId, now } = ctx
  const { state } = await loadPlayer(tx, playerId, { lock: true })
  const prize = await waitingPrize(tx, playerId)
  return {
    wheels: await shownWheels(ctx),
    prize: prize && presentPrize(prize, await creaturesOf(tx, playerId, state, now)),
    sources: await sourcesOf(tx, playerId, now),
  }
}
