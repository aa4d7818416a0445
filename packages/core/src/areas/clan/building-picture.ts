import type { ClanBuilding } from '@skystair/contract/enums'

/** 0 an empty plot; 1 to 3 a building that grows. */
export type Stage = 0 | 1 | 2 | 3

/** The highest level of each building, for the stages of its picture. */
const highest: Readonly<Record<ClanBuilding, number>> = {
  EXPERIENCE: 10,
  CLAN_SHIELD: 10,
  SNOW_WORLD: 10,
  GEAR_FACTORY: 10,
  HALL_OF_FAME: 5,
}

/** The stage of a building's picture: 0 an empty plot, then one for each third of its levels. */
export const stageOf = (type: ClanBuilding, level: number): Stage =>
  level <= 0 ? 0 : (Math.min(3, Math.max(1, Math.ceil((3 * level) / highest[type]))) as Stage)

/** Frame of a building's picture at a stage. */
export const buildingFrame = (type: ClanBuilding, stage: Stage): string =>
  stage === 0 ? 'building/plot' : `building/${type.toLowerCase()}_${stage}`
