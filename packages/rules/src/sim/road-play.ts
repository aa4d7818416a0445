// How a simulated player plays on the road: walks, takes things, fights, heals, explores side roads.
import type { Place, World } from '@skystair/contract'
import { STAIR_HEIGHT } from '@skystair/contract/measures'
import { mix } from '../mix.ts'
import { gainsAt } from '../road/gains.ts'
import { turnOf } from '../road/ids.ts'
import { LAST_STAIR, MAIN, stairStart } from '../road/measures.ts'
import { placesBetween } from '../road/places.ts'
import { difficultyOf, fightAtPlace } from './place-battle.ts'
import { improveForces, raiseRanks, recordEvent } from './progression.ts'
import {
  addCreature,
  discover,
  fighters,
  healSquad,
  markProgress,
  receive,
  type SimulatedPlayer,
  spendTime,
  strongestSix,
} from './simulated-player.ts'
import { needsHealing, type RandomSource, type Style } from './style.ts'

const SECOND = 1000
/** Duration of actions in milliseconds at default speed. */
const DURATION = { walk: 6 * SECOND, take: 4 * SECOND, read: 15 * SECOND } as const
const textPlaces: readonly Place['placeType'][] = ['TALKER', 'SCRIPT', 'POINTER', 'CUSTOM_PLACE']

/** Why a player stopped: time is up, or the squad needs rest. */
export type StopReason = 'TIME' | 'REST'

function takePlace(world: World, player: SimulatedPlayer, place: Place): void {
  const { gains, consumable, artifact, creature } = gainsAt(world, place.id)
  const { placeType, subject } = place
  const things = [consumable, world.artifacts.find((a) => a.id === artifact)?.key].flatMap((kind) => (kind ? [{ kind, amount: 1 }] : []))
  receive(world, player, [...gains, ...things], 'place')
  if (creature) addCreature(world, player, creature)
  if (subject) discover(player, `page:${subject}`)
  if (placeType === 'SKILL') {
    player.squad = player.squad.map((c) => ({ ...c, skills: c.skills.map((s) => ({ ...s, valueCurrent: s.valueTotal })) }))
  }
  player.donePlaces.add(place.id)
  const hasText = textPlaces.includes(placeType)
  spendTime(player, hasText ? DURATION.read : DURATION.take)
  const type = hasText ? 'LISTEN' : placeType === 'SKILL' ? 'DRINK' : 'TAKE'
  recordEvent(world, player, { type, tags: [placeType, ...gains.map(({ kind }) => kind)] })
  if (creature) recordEvent(world, player, { type: 'JOIN', tags: [] })
}

function winPlace(world: World, player: SimulatedPlayer, place: Place): void {
  if (!place.guardian) {
    takePlace(world, player, place)
    return
  }
  player.donePlaces.add(place.id)
  player.bestVictoryStair = place.stair
  markProgress(player)
}

/** Visits one place. Returns `REST` if the squad must heal first, `LOST` after a defeat, else `PASS`. */
function visit(world: World, player: SimulatedPlayer, style: Style, place: Place, random: RandomSource): 'REST' | 'PASS' | 'LOST' {
  spendTime(player, DURATION.walk)
  if (place.creatureId === null) {
    takePlace(world, player, place)
    return 'PASS'
  }
  for (const _ of healSquad(player, style)) recordEvent(world, player, { type: 'HEAL', tags: [] })
  const own = fighters(player, style)
  const difficulty = difficultyOf(world, player, style, place)
  const someWounded = strongestSix(player).some((c) => needsHealing(style, c))
  if (own.length === 0) return 'REST'
  if (!place.guardian && difficulty === 'RED' && style.maxDifficulty !== 'RED') return 'PASS'
  if (style.waitsForHealing && someWounded && difficulty === 'RED') return 'REST'
  if (!fightAtPlace(world, player, style, place, random)) return 'LOST'
  winPlace(world, player, place)
  return 'PASS'
}

/** Plays along a road until its end, a defeat or a reason to stop. */
export function playRoad(
  world: World,
  player: SimulatedPlayer,
  style: Style,
  places: readonly Place[],
  until: number,
  random: RandomSource,
): StopReason | 'END' | 'LOST' {
  for (const place of places) {
    if (player.donePlaces.has(place.id)) continue
    if (player.playTime >= until) return 'TIME'
    if (place.placeType === 'TURN') {
      player.donePlaces.add(place.id)
      const context = place.subject!
      if (!style.takesSideRoads || turnOf(context) === null) continue
      recordEvent(world, player, { type: 'TURN', tags: [] })
      const result = playRoad(world, player, style, placesBetween(world, context, 0, 9 * STAIR_HEIGHT), until, random)
      if (result === 'TIME' || result === 'REST') {
        player.donePlaces.delete(place.id)
        return result
      }
      continue
    }
    const result = visit(world, player, style, place, random)
    if (result !== 'PASS') return result
  }
  return 'END'
}

/** Plays until the player's play time reaches `until` or the squad needs rest. */
export function playUntil(world: World, player: SimulatedPlayer, style: Style, until: number): StopReason {
  let n = 0
  const random: RandomSource = (count) => mix(player.seed, player.playTime, n++) % count
  while (player.bestVictoryStair < LAST_STAIR) {
    improveForces(world, player)
    raiseRanks(world, player)
    const stair = player.bestVictoryStair + 1
    for (const { id } of world.educations.filter(
      (education) => education.stair <= stair && !player.discovered.has(`education:${education.id}`),
    )) {
      spendTime(player, DURATION.read)
      discover(player, `education:${id}`)
    }
    const stop = playRoad(world, player, style, placesBetween(world, MAIN, stairStart(stair), stairStart(stair + 1) - 1), until, random)
    if (stop === 'TIME' || stop === 'REST') return stop
  }
  return 'TIME'
}
