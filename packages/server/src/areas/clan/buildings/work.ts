import type { Building, Calls, ClanPermission } from '@skystair/contract'
import { speedupGems } from '@skystair/rules'
import type { Context, Handler } from '../../../handlers.ts'
import { refuse } from '../../../refusal.ts'
import { spend } from '../budget/spend.ts'
import { notifyClan } from '../live.ts'
import type { ClanRow } from '../membership/repository.ts'
import { lockMyClan, myClan } from '../my-clan.ts'
import { buildingOf, nextLevel, presentBuilding, presentBuildings, timeOf } from './building.ts'
import { type BuildingRow, setBuilding } from './repository.ts'

const listBuildings: Handler<'GET /api/clan/building/list'> = async ({ tx, playerId, now }) =>
  presentBuildings(tx, (await myClan(tx, playerId)).clan.id, now)

/** The calls about one building have the same input and reply. */
type WorkContext = Context<Pick<Calls['POST /api/clan/building/start'], 'role' | 'body'>>

/** Returns a handler that changes one building. `change` returns the changed building. */
const workHandler =
  (permission: ClanPermission, change: (ctx: WorkContext, row: BuildingRow, clan: ClanRow) => BuildingRow | Promise<BuildingRow>) =>
  async (ctx: WorkContext): Promise<Building> => {
    const { tx, now, playerId, body } = ctx
    const { clan } = await lockMyClan(tx, playerId, permission)
    const changed = await change(ctx, await buildingOf(tx, clan.id, body.buildingType), clan)
    await setBuilding(tx, clan.id, changed)
    notifyClan(ctx, clan.id, 'BUILDINGS')
    return presentBuilding(changed, now)
  }

/** Returns the reference of the work on a building's next level: each level is paid once. */
const refOf = ({ building, level }: BuildingRow): string => `building:${building}:${level + 1}`

const start = workHandler('START_BUILDING', async ({ tx, now, playerId }, row, clan) => {
  const next = nextLevel(row)
  if (row.ready_at !== null) throw refuse('BUILDING_BUSY')
  if (!next) throw refuse('BUILDING_FINISHED')
  if (clan.level < next.clanLevel) throw refuse('OFFER_LOCKED', { field: '/clanLevel' })
  await spend(tx, clan.id, next.price, { reason: 'building', ref: refOf(row), playerId, now })
  return { ...row, ready_at: now + timeOf(row) }
})

const speedUp = workHandler('START_BUILDING', async ({ tx, now, playerId }, row, clan) => {
  if (row.ready_at === null || row.ready_at <= now) throw refuse('BUILDING_IDLE')
  const gems = speedupGems(row.ready_at - now)
  await spend(tx, clan.id, { gems }, { reason: 'buildingSpeedup', ref: `${refOf(row)}:speedup`, playerId, now })
  return { ...row, ready_at: now }
})

const complete = workHandler('COMPLETE_BUILDING', ({ now }, row) => {
  if (row.ready_at === null) throw refuse('BUILDING_IDLE')
  if (row.ready_at > now) throw refuse('REWARD_NOT_READY')
  return { ...row, level: row.level + 1, ready_at: null }
})

export const buildingHandlers = {
  'GET /api/clan/building/list': listBuildings,
  'POST /api/clan/building/start': start,
  'POST /api/clan/building/speedup': speedUp,
  'POST /api/clan/building/complete': complete,
} as const
