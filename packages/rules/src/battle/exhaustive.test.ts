import {
  ArtifactEffect,
  type BattleCreature,
  type BattleEvent,
  BattleKind,
  type Creature,
  CreatureClass,
  EffectType,
  Faction,
  Force,
  SkillType,
  type World,
} from '@skystair/contract'
import { SecondTrait } from '@skystair/contract/areas/hero/second-traits'
import { world as real } from '@skystair/world'
import { expect, it, vi } from 'vitest'
import { creature, world } from '../fixture.ts'
import { artifactOf } from '../growth/artifact.ts'
import { refreshed } from '../growth/stats.ts'
import { mix } from '../mix.ts'
import { randomMove } from '../sim/random.ts'
import { traits } from '../traits/index.ts'
import { second } from '../traits/second.ts'
import { tempers } from './manners.ts'
import { play, startBattle } from './play.ts'
import { LAST_ROUND } from './round.ts'
import type { Trait } from './trait.ts'
import type { BattleSetup, BattleState } from './types.ts'
import { sides } from './view.ts'

/** What has had an effect at least once: `<whose> <part of the trait>`. */
const used = vi.hoisted(() => new Set<string>())
const watched = vi.hoisted(() => (of: object, name: string): object => {
  const copy = {}
  for (const [part, value] of Object.entries(of)) {
    const key = `${name} ${part}`
    const matters = (result: unknown) =>
      Array.isArray(result) ? result.length > 0 : result !== 0 && result !== false && result !== undefined
    const told = <T>(result: T, really = matters(result)): T => {
      if (really) used.add(key)
      return result
    }
    if (typeof value === 'function') Object.assign(copy, { [part]: (...given: unknown[]) => told(value(...given)) })
    // Of a list of effects it matters that one of them was turned away.
    else if (Array.isArray(value)) Object.assign(copy, { [part]: { includes: (type: unknown) => told(value.includes(type)) } })
    else Object.defineProperty(copy, part, { enumerable: true, get: () => told(value, part !== 'once') })
  }
  return copy
})

// Each artifact and the forces are watched apart, so that nobody has to list which of them work how.
vi.mock('./gear.ts', async (original) => {
  const gear = await original<typeof import('./gear.ts')>()
  const gearOf = (c: BattleCreature) => [
    ...c.artifacts.flatMap((a) =>
      gear.gearOf({ ...c, artifacts: [a], forcesV2: [] }).map((trait) => watched(trait, `ARTIFACT ${a.artifactId}`)),
    ),
    ...gear.gearOf({ ...c, artifacts: [] }).map((trait) => watched(trait, 'FORCE POISON')),
  ]
  return { ...gear, gearOf }
})

/** Plain creatures of every class, with all that the real world lets them wear and carry. */
const field: World = { ...world, artifacts: real.artifacts, consumables: real.consumables }
const bag = real.consumables.map(({ kind }, i) => ({ id: i + 1, kind, count: 1 }))

const parts = (of: Readonly<Record<string, Trait>>, name: string) =>
  Object.entries(of).flatMap(([key, trait]) => Object.keys(trait).flatMap((part) => (part === 'once' ? [] : [`${name} ${key} ${part}`])))
const classesThat = (part: keyof Trait, event: string) => CreatureClass.filter((cls) => traits[cls][part]).map((cls) => `${event} ${cls}`)

/** All that must have had an effect, drawn from the enumerations and the catalogue: what is added there is wanted here. */
const wanted: ReadonlySet<string> = new Set([
  ...parts(traits, 'CLASS'),
  ...parts(second, 'SECOND'),
  ...classesThat('evades', 'MISS'),
  ...classesThat('holds', 'SURVIVE'),
  ...SkillType.map((type) => `SKILL ${type}`),
  ...EffectType.map((type) => `EFFECT ${type}`),
  ...Force.map((force) => `FORCE ${force}`),
  ...real.artifacts.map(({ id }) => `ARTIFACT ${id}`),
  ...real.consumables.map(({ kind }) => `CONSUMABLE ${kind}`),
  ...tempers.map((manner) => `TEMPER ${manner}`),
  ...BattleKind.map((kind) => `KIND ${kind}`),
  ...sides.map((side) => `END ${side}`),
])

let n = 0
const next = (of: number) => mix(4711, n++) % of
const some = <T>(from: readonly T[]): T => from[next(from.length)]!
const figures = ({ attack, defence, health, immortality }: Creature) => [attack, defence, health.total, immortality].join()

/** Somebody at random; what raises its figures has had its effect with that. */
function fighter(id: number): Creature {
  const cls = some(CreatureClass)
  const kind = some(real.artifacts)
  const force = some(Force)
  const given = refreshed(field, {
    ...creature(cls, id, { weight: next(9), rank: next(6), faction: some(Faction), skills: { [some(SkillType)]: 2 } }),
    artifacts: [artifactOf(kind, 1)],
    forcesV2: next(3) > 0 ? [] : [{ force, warriorClass: cls, rank: 5, readyAt: null }],
  })
  if (figures(given) !== figures(refreshed(field, { ...given, artifacts: [] }))) used.add(`ARTIFACT ${kind.id} figures`)
  if (figures(given) !== figures(refreshed(field, { ...given, forcesV2: [] }))) used.add(`FORCE ${force}`)
  const { total } = given.health
  return { ...given, health: { current: Math.ceil((total * (40 + next(61))) / 100), total } }
}

function note({ creatures }: BattleState, { type, what, on }: BattleEvent): void {
  used.add(`${type} ${what}`)
  if (type === 'SURVIVE' && what === 'IMMORTALITY') used.add('SKILL IMMORTALITY')
  if (type !== 'TRAIT' || what !== 'RESURRECTION') return
  for (const { artifactId } of creatures.find(({ id }) => id === on)!.artifacts) used.add(`ARTIFACT ${artifactId} raised`)
}

const left = () => [...wanted].filter((what) => !used.has(what) && ![...used].some((key) => key.startsWith(`${what} `)))

it('has an artifact of every effect, a consumable of every use and a second trait of every name to play with', () => {
  expect(new Set(real.artifacts.map(({ effectType }) => effectType))).toEqual(new Set(ArtifactEffect))
  expect(new Set(real.consumables.map(({ does }) => does))).toEqual(new Set(world.consumables.map(({ does }) => does)))
  expect(new Set(Object.keys(second))).toEqual(new Set(SecondTrait))
})

it('plays random fights of all kinds until every trait of both kinds, skill, effect, artifact, force, consumable and manner has had its effect and every side has won', () => {
  for (const cls of CreatureClass) Object.assign(traits, { [cls]: watched(traits[cls], `CLASS ${cls}`) })
  for (const name of SecondTrait) Object.assign(second, { [name]: watched(second[name], `SECOND ${name}`) })
  for (let fights = 0; fights < 3000 && (fights % 50 > 0 || left().length > 0); fights++) {
    const side = (sign: number, from = 0) => Array.from({ length: 4 + next(3) }, (_, i) => fighter(sign * (from + i + 1)))
    const kind = BattleKind[[0, 1, 1, 2][next(4)]!]!
    used.add(`KIND ${kind}`)
    const setup: BattleSetup = {
      kind,
      stair: 9,
      seed: fights.toString(16),
      own: side(1),
      enemy: side(-1),
      ...(kind === 'MULTI' ? { others: [10, 20, 30].map((from) => side(-1, from)) } : {}),
      bosses: [-1],
      consumables: bag,
      skill: next(101),
    }
    let { state, events } = startBattle(field, setup)
    for (;;) {
      for (const event of events) note(state, event)
      if (state.winner) break
      const played = play(field, state, randomMove(state, next))
      if ('refused' in played) throw new Error(played.refused)
      ;({ state, events } = played)
      expect(state.round).toBeLessThanOrEqual(LAST_ROUND)
    }
  }
  expect(left()).toEqual([])
}, 120_000)
