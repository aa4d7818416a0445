// The game's rules as pure functions: whole numbers, one seed, no clock, no input or output.
export { ask } from './battle/ask.ts'
export { factionPercent } from './battle/damage.ts'
export { forecast } from './battle/forecast.ts'
export { canonical, hashState, seedHash } from './battle/hash.ts'
export { placesOfSides } from './battle/melee.ts'
export { chooseMove } from './battle/opponent.ts'
export { type Played, play, playToEnd, type Refused, replay, startBattle } from './battle/play.ts'
export { battleRewards, MAX_RANK_POINTS } from './battle/rewards.ts'
export { consumableSlotCount } from './battle/slots.ts'
export type { BattleSetup, BattleState, Move } from './battle/types.ts'
export { type ForceRanks, withForces, withShield } from './clan/bonuses.ts'
export { donations } from './clan/donation.ts'
export { expForClanLevel, growClan, MAX_CLAN_LEVEL, maxMembers } from './clan/level.ts'
export { raidReward, raidRow, raidSpeedupGems, towerStairs } from './clan/raid.ts'
export { byMerit, clanPermissions, isAtLeast, mayInClan, permissionsOf } from './clan/ranks.ts'
export { type ActiveCampaign, campaignStarts, campaignsAfter, campaignsAt } from './economy/campaigns.ts'
export { drawnRow, oddsOf, rowAt } from './economy/chance.ts'
export { heroPrice, soldOn, stockOf } from './economy/hero-shop.ts'
export { blackFriday, type SaleTime } from './economy/sale.ts'
export {
  ARENA_PLACES,
  type ArenaStairs,
  arenaStair,
  DEFENDER_SKILL,
  type League,
  leagueOf,
  leagues,
  OPPONENTS,
  opponentPlaces,
  placesOf,
} from './growth/arena.ts'
export { artifactOf, bestArtifacts, canForge, forgedWith, leastUseful, priceOf, wearing, worthWith } from './growth/artifact.ts'
export { experienceShare, growCreature, type SpawnOptions, spawn } from './growth/creature.ts'
export { expForLevel, growPlayer, type LevelProgress } from './growth/experience.ts'
export {
  canImprove,
  forceChoices,
  forcePrice,
  MAX_IMPROVING,
  maxForceRank,
  speedupGems,
  startImproving,
  withFinished,
} from './growth/forces.ts'
export { forgedEffect } from './growth/forged.ts'
export { afterBattle, type HealingBoost, healCost, healedBy, healthyAt, withMoreHealth } from './growth/healing.ts'
export { difficultyFor, fullPower, powerOf } from './growth/power.ts'
export { canRaiseRank, finishRaising, isRankFinished, pointsForRank, rankTime, startRaising, withRank } from './growth/ranks.ts'
export { kindOf, refreshed, type Stats, statsOf } from './growth/stats.ts'
export { transferPower, transferRefusal } from './growth/transfer.ts'
export { mix } from './mix.ts'
export { pct } from './num.ts'
export { type Gains, gainsAt, strangerGold } from './road/gains.ts'
export {
  FIRST_RAID_ID,
  FIRST_SNOW_ID,
  isRaidPlace,
  isSnowPlace,
  mainId,
  RAID_ATTEMPTS,
  raidContext,
  raidOf,
  raidPlaceId,
  snowContext,
  snowOf,
  turnContext,
  turnOf,
  visitStair,
} from './road/ids.ts'
export { LAST_STAIR, MAIN, STORY_STAIRS, slotHeight, stairOf, stairStart, TILE_HEIGHT } from './road/measures.ts'
export type { RoadPlace } from './road/place.ts'
export { placeById, placesBetween, tilesBetween } from './road/places.ts'
export { raidStairsAt } from './road/raid.ts'
export { snowSteps, snowStepsLeft } from './road/snow.ts'
export { foesOf, foesPower, type Squad, squadAt } from './road/squad.ts'
export { strengthAt } from './road/strength.ts'
export { type TeleportTarget, teleportTargets } from './road/teleport.ts'
export { type RoadTarget, turnBack, turnTarget } from './road/turn.ts'
export { isInInteractionRange, movementDirectionOf, type RoadPosition, walkBounds } from './road/walk-bounds.ts'
export { MOST_WOUNDS, wounded, woundsAfter } from './road/wounds.ts'
export { RULES_VERSION } from './rules-version.ts'
export { sha256 } from './sha256.ts'
export { type AssignedTask, hasReward, type TaskBook, type TaskOwner, taskById, tasksFor } from './tasks/assigned-tasks.ts'
export { battleTags } from './tasks/battle-tags.ts'
export { eventItemById, eventItemOfBattle, eventItemsBetween, isEventItem } from './tasks/event-items.ts'
export { type ActiveEvent, eventsAt } from './tasks/events.ts'
export { type EventCurrencyGain, eventCurrencyOf, recordTaskEvent, type TaskEvent, withRewardTaken } from './tasks/record-event.ts'
