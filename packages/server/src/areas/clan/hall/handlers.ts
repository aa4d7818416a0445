import { Force, type HallOption } from '@skystair/contract'
import { hallPrices } from '@skystair/world/areas/clan/rows'
import type { Handler } from '../../../handlers.ts'
import { refuse } from '../../../refusal.ts'
import type { Tx } from '../../../storage/db.ts'
import { spend } from '../budget/spend.ts'
import { buildingOf, effectOf, fullPrice } from '../buildings/building.ts'
import { notifyClan } from '../live.ts'
import { addToLog } from '../log/repository.ts'
import { lockMyClan, myClan } from '../my-clan.ts'
import { hallForces, setHallForce } from './repository.ts'

/** Returns the highest rank that a clan's hall of fame allows. */
const maxRank = async (tx: Tx, clanId: number): Promise<number> =>
  effectOf('HALL_OF_FAME', (await buildingOf(tx, clanId, 'HALL_OF_FAME')).level)

async function optionsOf(tx: Tx, clanId: number): Promise<HallOption[]> {
  const [ranks, maxLevel] = [await hallForces(tx, clanId), await maxRank(tx, clanId)]
  return Force.map((force) => ({ force, level: ranks[force], maxLevel, price: fullPrice(hallPrices[ranks[force]]) }))
}

const options: Handler<'GET /api/clan/hall/options'> = async ({ tx, playerId }) => optionsOf(tx, (await myClan(tx, playerId)).clan.id)

const improve: Handler<'POST /api/clan/hall/improve'> = async (ctx) => {
  const { tx, now, playerId, body } = ctx
  const { force, toLevel } = body
  const { clan } = await lockMyClan(tx, playerId, 'START_BUILDING')
  const rank = (await hallForces(tx, clan.id))[force]
  if (toLevel !== rank + 1) throw refuse('STATE_CHANGED', { field: '/toLevel' })
  if (toLevel > (await maxRank(tx, clan.id))) throw refuse('FORCE_FINISHED')
  await spend(tx, clan.id, fullPrice(hallPrices[rank]), { reason: 'hall', ref: `hall:${force}:${toLevel}`, playerId, now })
  await setHallForce(tx, clan.id, force, toLevel)
  await addToLog(tx, clan.id, 'upgradeWallOfFame', now, { by: playerId, amount: toLevel })
  notifyClan(ctx, clan.id, 'BUILDINGS')
  return optionsOf(tx, clan.id)
}

export const hallHandlers = { 'GET /api/clan/hall/options': options, 'POST /api/clan/hall/improve': improve } as const
