import { type Building, ClanBuilding, type ClanStat } from '@skystair/contract'
import { HOUR } from '@skystair/contract/time'
import { speedupGems } from '@skystair/rules'
import { buildingLevels } from '@skystair/world/areas/clan/rows'
import type { Tx } from '../../../storage/db.ts'
import { type BuildingRow, buildingsOf } from './repository.ts'

/** Returns a whole price, with 0 for each resource that is not in it. */
export const fullPrice = (price: Partial<ClanStat> = {}): ClanStat => ({
  gold: 0,
  gems: 0,
  redCrystal: 0,
  blueCrystal: 0,
  gears: 0,
  ...price,
})

/** Returns what the next level of a building needs and gives; undefined at the highest level. */
export const nextLevel = ({ building, level }: Pick<BuildingRow, 'building' | 'level'>) => buildingLevels[building][level]

/** How long the work on the next level takes, milliseconds; 0 at the highest level. */
export const timeOf = (row: Pick<BuildingRow, 'building' | 'level'>): number => (nextLevel(row)?.hours ?? 0) * HOUR

/** Returns what members have from a building of a level; 0 before it is built. */
export const effectOf = (building: ClanBuilding, level: number): number => buildingLevels[building][level - 1]?.effect ?? 0

/** Returns a building in the form that players receive. */
export function presentBuilding(row: BuildingRow, now: number): Building {
  const { building, level, ready_at: readyAt } = row
  const next = nextLevel(row)
  return {
    ...{ buildingType: building, level, maxLevel: buildingLevels[building].length },
    ...{ state: readyAt === null ? 'NORMAL' : 'PROCESSING', readyAt },
    ...{ effect: effectOf(building, level), nextEffect: next?.effect ?? null },
    ...{ price: fullPrice(next?.price), time: timeOf(row), clanLevel: next?.clanLevel ?? 0 },
    speedupPrice: readyAt === null ? 0 : speedupGems(readyAt - now),
  }
}

/** Returns a building of a clan, also if it is not built. */
export const buildingOf = async (tx: Tx, clanId: number, building: ClanBuilding): Promise<BuildingRow> =>
  (await buildingsOf(tx, clanId)).find((row) => row.building === building) ?? { building, level: 0, ready_at: null }

/** Returns all buildings of a clan in the form that players receive. */
export async function presentBuildings(tx: Tx, clanId: number, now: number): Promise<Building[]> {
  const rows = new Map((await buildingsOf(tx, clanId)).map((row) => [row.building, row]))
  return ClanBuilding.map((building) => presentBuilding(rows.get(building) ?? { building, level: 0, ready_at: null }, now))
}
