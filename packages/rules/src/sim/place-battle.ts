import type { Consumable, Creature, Place, World } from '@skystair/contract'
import { enemiesIn } from '../battle/initial-state.ts'
import { playToEnd } from '../battle/play.ts'
import { battleRewards } from '../battle/rewards.ts'
import { consumableSlotCount } from '../battle/slots.ts'
import type { BattleSetup } from '../battle/types.ts'
import { experienceShare, growCreature } from '../growth/creature.ts'
import { growPlayer } from '../growth/experience.ts'
import { afterBattle, withMoreHealth } from '../growth/healing.ts'
import { difficultyFor, powerOf } from '../growth/power.ts'
import { mix } from '../mix.ts'
import { isRaidPlace, isSnowPlace } from '../road/ids.ts'
import { foesOf, foesPower, type Squad, squadAt } from '../road/squad.ts'
import { wounded, woundsAfter } from '../road/wounds.ts'
import { battleTags } from '../tasks/battle-tags.ts'
import { recordEvent } from './progression.ts'
import {
  addCreature,
  discover,
  fighters,
  healingWait,
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
/** What boosters add, per cent. */
const BOOST = { experience: 100, health: 25 } as const

/** Returns the squad of a place, with its wounds of fights that the player lost. */
const squadFor = (world: World, { wounds }: SimulatedPlayer, { id }: Pick<Place, 'id'>): Squad =>
  wounded(squadAt(world, id)!, wounds.get(id) ?? 0)

/** Returns the colour of a place's battle for the player's squad now. */
export const difficultyOf = (world: World, player: SimulatedPlayer, style: Style, place: Pick<Place, 'id'>) =>
  difficultyFor(powerOf(fighters(player, style)), foesPower(squadFor(world, player, place)))

/** Gives the creatures that fought experience and rank points, and except on the arena their wounds and spent charges. */
function updateSquad(
  world: World,
  player: SimulatedPlayer,
  { own, isArena }: Foes,
  experience: number,
  points: Record<string, number>,
  afterwards: readonly Creature[],
) {
  for (const { id } of own) {
    const c = player.squad.find((owned) => owned.id === id)!
    const after = afterwards.find((f) => f.id === id)!
    const home = isArena ? c : afterBattle(c, after, player.now)
    const grown = growCreature(world, home, experienceShare(experience, after), points[id] ?? 0)
    replaceCreature(player, grown)
    if (grown.level > c.level) markProgress(player)
  }
}

/** Opponents, and where they are. */
export interface Foes {
  readonly isArena: boolean
  readonly stair: number
  readonly squad: Omit<Squad, 'leader'>
  readonly own: readonly Creature[]
  readonly wounds?: number
}

/** Fights by the same rules as the server. Returns whether the player won, the number of moves, and the wounds of the foes. */
export function fight(
  world: World,
  player: SimulatedPlayer,
  style: Style,
  foes: Foes,
  random: RandomSource,
): { won: boolean; moves: number; wounds: number } {
  const { now, boosts } = player
  const own = boosts.HEALTH > now ? foes.own.map((c) => withMoreHealth(c, BOOST.health)) : foes.own
  const consumables: readonly Consumable[] = style.usesConsumables ? player.bag.slice(0, consumableSlotCount(player.bestVictoryStair)) : []
  const seed = mix(player.seed, now, player.battles.length).toString(16)
  const boost = boosts.EXP > now ? { experiencePercent: BOOST.experience } : {}
  const setup: BattleSetup = {
    ...foesOf(foes.squad),
    ...(foes.isArena ? { kind: 'ARENA' } : {}),
    ...{ stair: foes.stair, seed, own, consumables, wounds: foes.wounds ?? 0, ...boost },
  }
  const { state } = playToEnd(world, setup, (current) => styleMove(style, current, random))
  const won = state.winner === 'TM1'
  const { experience, rankPoints, gains, joined } = battleRewards(world, setup, state)
  spendTime(
    player,
    DURATION.base + state.version * (DURATION.perMove + (player.battles.length < BEGINNER_BATTLES ? DURATION.perBeginnerMove : 0)),
  )
  player.bag = [...state.consumables.filter((c) => c.count > 0), ...player.bag.slice(consumables.length)]
  for (const { imageId } of enemiesIn(setup)) discover(player, `kind:${imageId}`)
  receive(world, player, gains, foes.isArena ? 'arenaBattle' : 'battle')
  const { level } = player.levelProgress
  player.levelProgress = growPlayer(player.levelProgress, experience)
  if (player.levelProgress.level > level) markProgress(player)
  updateSquad(world, player, foes, experience, rankPoints, state.creatures)
  if (joined) addCreature(world, player, joined)
  if (won) recordEvent(world, player, { type: 'WIN', tags: battleTags(setup, state) })
  if (joined) recordEvent(world, player, { type: 'JOIN', tags: [] })
  return { won, moves: state.version, wounds: woundsAfter(setup, state) }
}

/** Fights at a place. Records only fights on the road. Returns whether the player won. */
export function fightAtPlace(world: World, player: SimulatedPlayer, style: Style, place: Place, random: RandomSource): boolean {
  const squad = squadFor(world, player, place)
  const own = fighters(player, style)
  const difficulty = difficultyFor(powerOf(own), foesPower(squad))
  const before = player.wounds.get(place.id) ?? 0
  const { won, moves, wounds } = fight(world, player, style, { isArena: false, stair: place.stair, squad, own, wounds: before }, random)
  if (!won) player.wounds.set(place.id, wounds)
  if (isSnowPlace(place.id) || isRaidPlace(place.id)) return won
  const day = Math.trunc(player.now / DAY)
  const classes = own.map((c) => c.class)
  const wait = won ? 0 : healingWait(player)
  player.battles.push({ stair: place.stair, day, guardian: place.guardian, won, difficulty, moves, classes, wait })
  return won
}
