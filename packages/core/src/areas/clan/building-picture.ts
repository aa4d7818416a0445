import type { Building } from '@skystair/contract'
import type { ClanBuilding } from '@skystair/contract/enums'

/** 0 an empty plot; 1 to 3 a building that grows. */
export type Stage = 0 | 1 | 2 | 3

/** The stage of a building's picture: 0 an empty plot, then one for each third of its levels. */
export const stageOf = ({ level, maxLevel }: Pick<Building, 'level' | 'maxLevel'>): Stage =>
  level <= 0 ? 0 : (Math.min(3, Math.max(1, Math.ceil((3 * level) / maxLevel))) as Stage)

/** Frame of a building's picture at a stage. */
export const buildingFrame = (type: ClanBuilding, stage: Stage): string =>
  stage === 0 ? 'building/plot' : `building/${type.toLowerCase()}_${stage}`

/** Frame of the picture of one of a clan's buildings; its first stage if the clan does not have it. */
export function frameOfBuilding(buildings: readonly Building[], type: ClanBuilding): string {
  const built = buildings.find(({ buildingType }) => buildingType === type)
  return buildingFrame(type, (built && stageOf(built)) || 1)
}
