// A simulated player's way up the road: walks, takes, fights, heals, turns aside, grows.
import type { Place, World } from '@skystair/contract'
import { mix } from '../mix.ts'
import { gainsAt } from '../road/gains.ts'
import { turnOf } from '../road/ids.ts'
import { LAST_STAIR, MAIN, STAIR, stairStart } from '../road/measure.ts'
import { placesBetween } from '../road/places.ts'
import { did, grow } from './deeds.ts'
import { fight, looks } from './fight.ts'
import { type Chance, needs, type Style } from './style.ts'
import { core, fighters, heal, join, meet, progress, receive, spend, type Traveller } from './traveller.ts'

const SECOND = 1000
/** Milliseconds that things take at default speed. */
const cost = { walk: 6 * SECOND, take: 4 * SECOND, read: 15 * SECOND } as const
const told: readonly Place['placeType'][] = ['TALKER', 'SCRIPT', 'POINTER', 'CUSTOM_PLACE']

/** Why a player stopped: the time was up, or the squad needs rest. */
export type Stop = 'TIME' | 'REST'

function take(world: World, t: Traveller, place: Place): void {
  const { gains, consumable, artifact, creature } = gainsAt(world, place.id)
  const { placeType, subject } = place
  const things = [consumable, world.artifacts.find((a) => a.id === artifact)?.key].flatMap((kind) => (kind ? [{ kind, amount: 1 }] : []))
  receive(world, t, [...gains, ...things])
  if (creature) join(world, t, creature)
  if (subject) meet(t, `page:${subject}`)
  if (placeType === 'SKILL') {
    t.squad = t.squad.map((c) => ({ ...c, skills: c.skills.map((s) => ({ ...s, valueCurrent: s.valueTotal })) }))
  }
  t.done.add(place.id)
  const listens = told.includes(placeType)
  spend(t, listens ? cost.read : cost.take)
  const what = listens ? 'LISTEN' : placeType === 'SKILL' ? 'DRINK' : 'TAKE'
  did(world, t, { what, marks: [placeType, ...gains.map(({ kind }) => kind)] })
  if (creature) did(world, t, { what: 'JOIN', marks: [] })
}

function won(world: World, t: Traveller, place: Place): void {
  if (!place.guardian) {
    take(world, t, place)
    return
  }
  t.done.add(place.id)
  t.stair = place.stair
  progress(t)
}

/** Deals with one place. `REST`: not before the squad is better. `PASS`: on to the next, whether or not there was anything. `LOST`: a fight was lost. */
function visit(world: World, t: Traveller, style: Style, place: Place, chance: Chance): 'REST' | 'PASS' | 'LOST' {
  spend(t, cost.walk)
  if (place.creatureId === null) {
    take(world, t, place)
    return 'PASS'
  }
  for (const _ of heal(t, style)) did(world, t, { what: 'HEAL', marks: [] })
  const standing = fighters(t, style)
  const look = looks(world, t, style, place)
  const hurt = core(t).some((c) => needs(style, c))
  if (standing.length === 0) return 'REST'
  if (!place.guardian && look === 'RED' && style.dares !== 'RED') return 'PASS'
  if (style.rests && hurt && look === 'RED') return 'REST'
  if (!fight(world, t, style, place, chance)) return 'LOST'
  won(world, t, place)
  return 'PASS'
}

/** Along a road until its end, a lost fight, or a stop. */
function along(world: World, t: Traveller, style: Style, places: readonly Place[], until: number, chance: Chance): Stop | 'END' | 'LOST' {
  for (const place of places) {
    if (t.done.has(place.id)) continue
    if (t.played >= until) return 'TIME'
    if (place.placeType === 'TURN') {
      t.done.add(place.id)
      const context = place.subject!
      if (!style.explores || turnOf(context) === null) continue
      did(world, t, { what: 'TURN', marks: [] })
      const aside = along(world, t, style, placesBetween(world, context, 0, 9 * STAIR), until, chance)
      if (aside === 'TIME' || aside === 'REST') {
        t.done.delete(place.id)
        return aside
      }
      continue
    }
    const result = visit(world, t, style, place, chance)
    if (result !== 'PASS') return result
  }
  return 'END'
}

/** Plays on until that much time was spent playing, or until it would be time to rest. */
export function travel(world: World, t: Traveller, style: Style, until: number): Stop {
  let n = 0
  const chance: Chance = (sides) => mix(t.seed, t.played, n++) % sides
  while (t.stair < LAST_STAIR) {
    grow(world, t)
    const stair = t.stair + 1
    for (const { id } of world.educations.filter((education) => education.stair <= stair && !t.known.has(`education:${education.id}`))) {
      spend(t, cost.read)
      meet(t, `education:${id}`)
    }
    const stop = along(world, t, style, placesBetween(world, MAIN, stairStart(stair), stairStart(stair + 1) - 1), until, chance)
    if (stop === 'TIME' || stop === 'REST') return stop
  }
  return 'TIME'
}
