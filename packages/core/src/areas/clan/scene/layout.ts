// Where things stand on a clan's island, in units from the middle of its meadow; y grows towards the viewer.
import type { Clan } from '@skystair/contract'
import { ClanBuilding } from '@skystair/contract/enums'
import { buildingFrame, type Stage, stageOf } from '../building-picture.ts'

/** What can be chosen on the island: a building, or the tower of the clan's raids. */
export type IslandTarget = ClanBuilding | 'RAID'
export interface Point {
  readonly x: number
  readonly y: number
}
export interface Standing extends Point {
  readonly frame: string
  readonly width: number
}
export interface StandingBuilding extends Standing {
  readonly type: ClanBuilding
  readonly level: number
  readonly stage: Stage
  readonly isInWork: boolean
  /** Names of the rear buildings are above them: below they would be behind those in front. */
  readonly isRear: boolean
}

/** The key of a target's name. */
export const nameKey = (target: IslandTarget): string => (target === 'RAID' ? 'clan.island.RAID' : `clan.building.${target}.name`)

/** Half the width and half the depth of the meadow. */
export const meadow = { x: 286, y: 142 } as const
/** Width of a building's picture. */
export const buildingWidth = 166

const sites: Readonly<Record<ClanBuilding, Point>> = {
  HALL_OF_FAME: { x: 0, y: -66 },
  EXPERIENCE: { x: -188, y: -4 },
  GEAR_FACTORY: { x: 188, y: -4 },
  CLAN_SHIELD: { x: -140, y: 102 },
  SNOW_WORLD: { x: 140, y: 102 },
}

/** Returns the five buildings, farthest first; one that the clan has not begun is an empty plot. */
export function standingBuildings(buildings: Clan['buildings']): StandingBuilding[] {
  const found = ClanBuilding.map((type): StandingBuilding => {
    const building = buildings.find(({ buildingType }) => buildingType === type)
    const level = building?.level ?? 0
    const stage = building ? stageOf(building) : 0
    const frame = buildingFrame(type, stage)
    return {
      type,
      level,
      stage,
      frame,
      width: buildingWidth,
      ...sites[type],
      isInWork: building?.state === 'PROCESSING',
      isRear: sites[type].y < 50,
    }
  })
  return found.sort((a, b) => a.y - b.y)
}

/** The order in which keys go through what can be chosen: from left to right. */
export const targets: readonly IslandTarget[] = ['RAID', 'EXPERIENCE', 'CLAN_SHIELD', 'HALL_OF_FAME', 'SNOW_WORLD', 'GEAR_FACTORY']

/** At the meadow's front edge, where a way ends. */
export const flagSite: Point = { x: 0, y: 122 }

/** The small island with the tower of raids, below the meadow at the left. */
export const towerSite: Point = { x: -212, y: 268 }

const cottageSites: readonly Point[] = [
  { x: 96, y: -84 },
  { x: -92, y: -88 },
  { x: 246, y: 44 },
  { x: -250, y: 42 },
  { x: 62, y: -96 },
  { x: -62, y: -98 },
]
/** A cottage for every six members. */
const membersOfCottage = 6

const plants: readonly (Point & { readonly kind: 'tree' | 'pine'; readonly size: number; readonly clanLevel: number })[] = [
  { x: -150, y: -100, kind: 'tree', size: 56, clanLevel: 1 },
  { x: 158, y: -96, kind: 'pine', size: 52, clanLevel: 1 },
  { x: -268, y: -14, kind: 'pine', size: 46, clanLevel: 1 },
  { x: 266, y: -22, kind: 'tree', size: 50, clanLevel: 2 },
  { x: -212, y: 84, kind: 'tree', size: 48, clanLevel: 3 },
  { x: 214, y: 80, kind: 'pine', size: 50, clanLevel: 3 },
  { x: 124, y: -110, kind: 'pine', size: 40, clanLevel: 4 },
  { x: -122, y: -112, kind: 'pine', size: 40, clanLevel: 5 },
  { x: 186, y: 102, kind: 'tree', size: 38, clanLevel: 7 },
  { x: -240, y: -56, kind: 'pine', size: 40, clanLevel: 8 },
  { x: 228, y: -62, kind: 'pine', size: 38, clanLevel: 9 },
]

/** Returns the cottages and plants of a clan: it has more of them the more members and the higher its level. */
export function decorations({ level, membersCurr }: Pick<Clan, 'level' | 'membersCurr'>): Standing[] {
  const cottages = cottageSites
    .slice(0, Math.ceil(membersCurr / membersOfCottage))
    .map((site) => ({ ...site, frame: 'clan/cottage', width: 58 }))
  const grown = plants
    .filter(({ clanLevel }) => clanLevel <= level)
    .map(({ x, y, kind, size }) => ({ x, y, frame: `clan/${kind}`, width: size }))
  return [...grown, ...cottages]
}

const islets: readonly (Standing & { readonly clanLevel: number })[] = [
  { x: 226, y: 290, frame: 'island/tree', width: 128, clanLevel: 3 },
  { x: -252, y: -236, frame: 'island/ruin', width: 104, clanLevel: 6 },
  { x: 256, y: -250, frame: 'island/castle', width: 108, clanLevel: 9 },
]

/** Small islands beside a clan's island: more of them the higher its level. */
export const isletsOf = ({ level }: Pick<Clan, 'level'>): Standing[] => islets.filter(({ clanLevel }) => clanLevel <= level)

/** Scale of the island and position of its meadow's middle in a view, so that neither the title above nor the buttons below cover it. */
export function fit({ width, height, left }: { readonly width: number; readonly height: number; readonly left: number }) {
  const scale = Math.max(0.8, Math.min(width / 622, (height - 250) / 580, 1.3))
  return { scale, x: left + 300, y: Math.max(116 + 264 * scale, height * 0.41) }
}
