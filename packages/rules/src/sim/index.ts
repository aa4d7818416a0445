export { type ArenaResult, arranged, fightForPlace, playArena } from './arena.ts'
export { type ClassRecord, classLeague } from './class-league.ts'
export { type ForceAdvantage, measureForces } from './force-value.ts'
export { fight } from './place-battle.ts'
export { randomMove } from './random-move.ts'
export { playRoad } from './road-play.ts'
export { characters, continueDays, playDays, playFirstHour, type SimHooks } from './schedule.ts'
export {
  addConsumable,
  addCreature,
  type BattleRecord,
  discover,
  earn,
  equip,
  fighters,
  markProgress,
  newPlayer,
  pay,
  receive,
  replaceCreature,
  type SimulatedPlayer,
  spendTime,
  strongestSix,
} from './simulated-player.ts'
export { battlesOf, classUsage, longestWaitHours, mean, stairBands, wonPercent } from './statistics.ts'
export { type Style, styleMove, styles } from './style.ts'
export { compareStyles, type StyleComparison } from './style-comparison.ts'
