import type { Consumable, Creature, Place, World } from '@skystair/contract'
import { playToEnd } from '../battle/play.ts'
import { battleRewards } from '../battle/rewards.ts'
import { consumableSlotCount } from '../battle/slots.ts'
import type { BattleSetup } from '../battle/types.ts'
import { experienceShare, growCreature } from '../growth/creature.ts'
import { growPlayer } from '../growth/experience.ts'
import { afterBattle } from '../growth/healing.ts'
import { difficultyFor, powerOf } from '../growth/power.ts'
import { mix } from '../mix.ts'
import { squadAt } from '../road/squad.ts'
import { battleTags } from '../tasks/battle-tags.ts'
import { recordEvent } from './progression.ts'
import {
  addCreature,
  discover,
  fighters,
  markProgress,
  receive,
  replaceCreature,
  type SimulatedPlayer,
  spendTime,
} from './simulated-player.ts'
import { type RandomSource, type Style, styleMove } from './style.ts'

const SECOND = 1000
const DAY = 24 * 60 * 60 * SECOND
/** Duration in milliseconds at default speed: a battle's start and end, each move with the opponents' moves after it, and a beginner's time to think. */
const DURATION = { base: 12 * SECOND, perMove: 6 * SECOND, perBeginnerMove: 4 * SECOND } as const
/** A player is a beginner for this many battles. */
const BEGINNER_BATTLES = 12

/** Returns the colour of a place's battle for the player's squad now. */
export const difficultyOf = (world: World, player: SimulatedPlayer, style: Style, place: Pick<Place, 'id'>) =>
  difficultyFor(powerOf(fighters(player, style)), powerOf(squadAt(world, place.id)!.creatures))

/** Gives the creatures that fought their wounds, spent charges, experience and rank points. */
function updateSquad(
  world: World,
  player: SimulatedPlayer,
  own: readonly Creature[],
  experience: number,
  points: Record<string, number>,
  afterwards: readonly Creature[],
) {
  for (const c of own) {
    const after = afterwards.find((f) => f.id === c.id)!
    const grown = growCreature(world, afterBattle(c, after, player.now), experienceShare(experience, after), points[c.id] ?? 0)
    replaceCreature(player, grown)
    if (grown.level > c.level) markProgress(player)
  }
}

/** Fights at a place by the same rules as the server. Returns whether the player won. */
export function fightAtPlace(world: World, player: SimulatedPlayer, style: Style, place: Place, random: RandomSource): boolean {
  const { creatures: enemy, bosses, skill } = squadAt(world, place.id)!
  const own = fighters(player, style)
  const consumables: readonly Consumable[] = style.usesConsumables ? player.bag.slice(0, consumableSlotCount(player.bestVictoryStair)) : []
  const difficulty = difficultyFor(powerOf(own), powerOf(enemy))
  const seed = mix(player.seed, player.now, player.battles.length).toString(16)
  const setup: BattleSetup = { kind: 'MOB', stair: place.stair, seed, own, enemy, bosses, consumables, skill }
  const { state } = playToEnd(world, setup, (now) => styleMove(style, now, random))
  const won = state.winner === 'TM1'
  const { experience, rankPoints, gains, joined } = battleRewards(world, setup, state)
  spendTime(
    player,
    DURATION.base + state.version * (DURATION.perMove + (player.battles.length < BEGINNER_BATTLES ? DURATION.perBeginnerMove : 0)),
  )
  const day = Math.trunc(player.now / DAY)
  const classes = own.map((c) => c.class)
  player.battles.push({ stair: place.stair, day, guardian: place.guardian, won, difficulty, moves: state.version, classes })
  player.bag = [...state.consumables.filter((c) => c.count > 0), ...player.bag.slice(consumables.length)]
  for (const { imageId } of enemy) discover(player, `kind:${imageId}`)
  receive(world, player, gains)
  const { level } = player.levelProgress
  player.levelProgress = growPlayer(player.levelProgress, experience)
  if (player.levelProgress.level > level) markProgress(player)
  updateSquad(world, player, own, experience, rankPoints, state.creatures)
  if (joined) addCreature(world, player, joined)
  if (won) recordEvent(world, player, { type: 'WIN', tags: battleTags(setup, state) })
  if (joined) recordEvent(world, player, { type: 'JOIN', tags: [] })
  return won
}
