// A simulated player's way up the road: walks, takes, fights, heals, grows. Time is counted, not waited for.
import type { Consumable, Creature, Place, World } from '@skystair/contract'
import { play, startBattle } from '../battle/play.ts'
import { spoils } from '../battle/spoils.ts'
import { growCreature, learnt, spawn } from '../growth/creature.ts'
import { expForLevel, growPlayer, type Progress } from '../growth/experience.ts'
import { afterFight, healCost, healedBy, healthyAt } from '../growth/healing.ts'
import { difficultyFor, powerOf } from '../growth/power.ts'
import { refreshed } from '../growth/stats.ts'
import { mix } from '../mix.ts'
import { gainsAt } from '../road/gains.ts'
import { stairStart } from '../road/measure.ts'
import { placesBetween } from '../road/places.ts'
import { squadAt } from '../road/squad.ts'
import { type Chance, moveOf, needs, type Style } from './style.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND
/** Milliseconds that things take at default speed. */
const cost = { walk: 6 * SECOND, take: 4 * SECOND, fight: 12 * SECOND, move: 6 * SECOND } as const
/** How long a player who has to rest stays away at most. */
const REST = 60 * MINUTE

export interface Journey {
  squad: Creature[]
  readonly bag: Consumable[]
  gold: number
  level: Progress
  /** The highest stair won. */
  stair: number
  /** Ids of places taken or won. */
  readonly done: Set<number>
  /** Time of the world, and time spent playing. */
  now: number
  played: number
  fights: number
  wins: number
  /** Player's moves in fights that looked YELLOW, and how many such fights. */
  evenMoves: number
  evenFights: number
  /** Longest time of the world between two stairs won. */
  longest: number
  since: number
  nextId: number
}

export function setOut(world: World, who: keyof World['starters']): Journey {
  const squad = world.starters[who].map((imageId, i) => spawn(world, imageId, { id: i + 1, playerId: 1 }))
  const level = { level: 1, currentExp: 0, maxExp: expForLevel(1) }
  const counts = { gold: 0, stair: 0, now: 0, played: 0, fights: 0, wins: 0, evenMoves: 0, evenFights: 0, longest: 0, since: 0, nextId: 3 }
  return { squad, bag: [], level, done: new Set(), ...counts }
}

const whole = (c: Creature): number => powerOf([{ ...c, health: { current: c.health.total, total: c.health.total } }])

/** The six strongest, the sturdy ones first: those stand in front. */
const fighters = ({ squad }: Journey): Creature[] =>
  [...squad]
    .sort((a, b) => whole(b) - whole(a))
    .slice(0, 6)
    .sort((a, b) => b.health.total + 4 * b.defence - a.health.total - 4 * a.defence)

const replace = (j: Journey, changed: Creature): void => {
  j.squad = j.squad.map((c) => (c.id === changed.id ? changed : c))
}

const spend = (j: Journey, time: number): void => {
  j.now += time
  j.played += time
}

function join(world: World, j: Journey, imageId: string, stair: number): void {
  j.squad.push(spawn(world, imageId, { id: j.nextId++, playerId: 1, level: Math.max(1, Math.trunc(stair / 2)), now: j.now }))
}

function take(world: World, j: Journey, place: Place): void {
  const { gains, consumable, artifact, creature } = gainsAt(world, place.id)
  for (const { kind, amount } of gains) if (kind === 'gold') j.gold += amount
  if (consumable) j.bag.push({ id: j.nextId++, kind: consumable, count: 1 })
  if (creature) join(world, j, creature, place.stair)
  const found = world.artifacts.find((a) => a.id === artifact)
  const bearer = found && fighters(j).find((c) => c.artifacts.length < c.slotsCount)
  if (found && bearer) {
    const { id: artifactId, effectType, atlasKey, rarity, power } = found
    replace(
      j,
      refreshed(world, {
        ...bearer,
        artifacts: [...bearer.artifacts, { id: j.nextId++, artifactId, effectType, atlasKey, rarity, power }],
      }),
    )
  }
  if (place.placeType === 'SKILL') {
    j.squad = j.squad.map((c) => ({ ...c, skills: c.skills.map((s) => ({ ...s, valueCurrent: s.valueTotal })) }))
  }
  j.done.add(place.id)
  spend(j, cost.take)
}

/** Heals for gold whoever needs it, the strongest first. */
function heal(j: Journey, style: Style): void {
  j.squad = j.squad.map((c) => healedBy(c, j.now))
  for (const c of fighters(j)) {
    const { gold } = healCost(c)
    if (!needs(style, c) || gold > j.gold) continue
    j.gold -= gold
    replace(j, { ...c, health: { current: c.health.total, total: c.health.total }, healedAt: j.now })
  }
}

/** Fights at a place; whether it was won. */
function fight(world: World, j: Journey, style: Style, place: Place, chance: Chance): boolean {
  const { creatures, bosses, skill } = squadAt(world, place.id)!
  const own = fighters(j)
  const even = difficultyFor(powerOf(own), powerOf(creatures)) === 'YELLOW'
  const consumables = style.uses ? j.bag : []
  const setup = {
    kind: 'MOB',
    stair: place.stair,
    seed: mix(j.now, j.fights).toString(16),
    own,
    enemy: creatures,
    bosses,
    consumables,
    skill,
  } as const
  let { state } = startBattle(world, setup)
  while (!state.winner) {
    const played = play(world, state, moveOf(style, state, chance))
    if ('refused' in played) throw new Error(played.refused)
    state = played.state
  }
  const won = state.winner === 'TM1'
  const { experience, rankPoints, gains, joined } = spoils(world, setup, state)
  spend(j, cost.fight + state.version * cost.move)
  j.fights++
  j.wins += won ? 1 : 0
  j.evenFights += even ? 1 : 0
  j.evenMoves += even ? state.version : 0
  if (style.uses) j.bag.splice(0, j.bag.length, ...state.consumables.filter((c) => c.count > 0))
  for (const { kind, amount } of gains) if (kind === 'gold') j.gold += amount
  j.level = growPlayer(j.level, experience)
  for (const c of own) {
    const fought = state.creatures.find((f) => f.id === c.id)!
    replace(j, growCreature(world, afterFight(c, fought, j.now), learnt(experience, fought), rankPoints[c.id] ?? 0))
  }
  if (joined) join(world, j, joined, place.stair)
  return won
}

/** Stays away until the squad is healthy, an hour at most. */
function rest(j: Journey): void {
  const healthy = Math.max(...fighters(j).map((c) => healthyAt(c, j.now)))
  j.now = Math.min(Math.max(healthy, j.now + MINUTE), j.now + REST)
}

function won(world: World, j: Journey, place: Place): void {
  if (!place.guardian) {
    take(world, j, place)
    return
  }
  j.done.add(place.id)
  j.stair = place.stair
  j.longest = Math.max(j.longest, j.now - j.since)
  j.since = j.now
}

/** Plays on until that much time was spent playing, or until it would be time to rest where `once` says that a visit ends there. */
export function travel(world: World, j: Journey, style: Style, seed: number, until: number, once = false): void {
  const chance: Chance = (sides) => mix(seed, j.nextId++) % sides
  while (j.played < until) {
    const stair = j.stair + 1
    for (const place of placesBetween(world, 'main', stairStart(stair), stairStart(stair + 1) - 1)) {
      if (j.done.has(place.id) || j.played >= until) continue
      spend(j, cost.walk)
      if (place.creatureId === null) {
        take(world, j, place)
        continue
      }
      heal(j, style)
      const looks = difficultyFor(powerOf(fighters(j)), powerOf(squadAt(world, place.id)!.creatures))
      if (!place.guardian && looks === 'RED' && style.dares !== 'RED') continue
      const hurt = fighters(j).some((c) => c.health.current < c.health.total)
      const down = fighters(j).every((c) => c.health.current === 0)
      if (down || (style.rests && hurt && looks === 'RED')) {
        if (once) return
        rest(j)
        break
      }
      if (!fight(world, j, style, place, chance)) break
      won(world, j, place)
    }
  }
}
