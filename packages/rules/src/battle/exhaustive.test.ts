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
import { SecondTrait } from '@skystair/contract/second-traits'
import { world as real } from '@skystair/world'
import { expect, it, vi } from 'vitest'
import { traits } from '../generated/traits.ts'
import { artifactOf } from '../growth/artifact.ts'
import { refreshed } from '../growth/stats.ts'
import { mix } from '../mix.ts'
import { randomMove } from '../sim/random-move.ts'
import { creature, world } from '../testing/test-world.ts'
import { play, startBattle } from './play.ts'
import { sides } from './queries.ts'
import { LAST_ROUND } from './round.ts'
import { secondTraitRules } from './second-traits.ts'
import type { Trait } from './trait.ts'
import type { BattleSetup, BattleState } from './types.ts'
import { bossPhases } from './types.ts'

/** The parts of traits that have had an effect at least once: `<owner> <part of the trait>`. */
const seen = vi.hoisted(() => new Set<string>())
/** Returns a copy of a trait that records in `seen` which of its parts have had an effect. */
const watch = vi.hoisted(() => (of: object, name: string): object => {
  const copy = {}
  for (const [part, value] of Object.entries(of)) {
    const key = `${name} ${part}`
    const matters = (result: unknown) =>
      Array.isArray(result) ? result.length > 0 : result !== 0 && result !== false && result !== undefined
    const record = <T>(result: T, really = matters(result)): T => {
      if (really) seen.add(key)
      return result
    }
    if (typeof value === 'function') Object.assign(copy, { [part]: (...given: unknown[]) => record(value(...given)) })
    // A list of immunities has had an effect when it prevented one of the effects.
    else if (Array.isArray(value)) Object.assign(copy, { [part]: { includes: (type: unknown) => record(value.includes(type)) } })
    else Object.defineProperty(copy, part, { enumerable: true, get: () => record(value, part !== 'oncePerBattle') })
  }
  return copy
})

// Each artifact and the forces are watched separately.
vi.mock('./equipment.ts', async (original) => {
  const equipment = await original<typeof import('./equipment.ts')>()
  const equipmentTraits = (c: BattleCreature) => [
    ...c.artifacts.flatMap((a) =>
      equipment.equipmentTraits({ ...c, artifacts: [a], forcesV2: [] }).map((trait) => watch(trait, `ARTIFACT ${a.artifactId}`)),
    ),
    ...equipment.equipmentTraits({ ...c, artifacts: [] }).map((trait) => watch(trait, 'FORCE POISON')),
  ]
  return { ...equipment, equipmentTraits }
})

/** The test world's creatures with the real world's artifacts and consumables. */
const fullWorld: World = { ...world, artifacts: real.artifacts, consumables: real.consumables }
const bag = real.consumables.map(({ kind }, i) => ({ id: i + 1, kind, count: 1 }))

const parts = (of: Readonly<Record<string, Trait>>, name: string) =>
  Object.entries(of).flatMap(([key, trait]) =>
    Object.keys(trait).flatMap((part) => (part === 'oncePerBattle' ? [] : [`${name} ${key} ${part}`])),
  )
const classesThat = (part: keyof Trait, event: string) => CreatureClass.filter((cls) => traits[cls][part]).map((cls) => `${event} ${cls}`)

/** Everything that must have had an effect. Taken from the enumerations and the catalogue, so that everything new is included. */
const wanted: ReadonlySet<string> = new Set([
  ...parts(traits, 'CLASS'),
  ...parts(secondTraitRules, 'SECOND'),
  ...classesThat('evadesOneIn', 'MISS'),
  ...classesThat('survives', 'SURVIVE'),
  ...SkillType.map((type) => `SKILL ${type}`),
  ...EffectType.map((type) => `EFFECT ${type}`),
  ...Force.map((force) => `FORCE ${force}`),
  ...real.artifacts.map(({ id }) => `ARTIFACT ${id}`),
  ...real.consumables.map(({ kind }) => `CONSUMABLE ${kind}`),
  ...bossPhases.map((phase) => `PHASE ${phase}`),
  ...BattleKind.map((kind) => `KIND ${kind}`),
  ...sides.map((side) => `END ${side}`),
])

let n = 0
const next = (of: number) => mix(4711, n++) % of
const pickOne = <T>(from: readonly T[]): T => from[next(from.length)]!
const stats = ({ attack, defence, health, immortality }: Creature) => [attack, defence, health.total, immortality].join()

/** Returns a random creature. Artifacts and forces that raise its figures are recorded as seen. */
function randomCreature(id: number): Creature {
  const cls = pickOne(CreatureClass)
  const kind = pickOne(real.artifacts)
  const force = pickOne(Force)
  const given = refreshed(fullWorld, {
    ...creature(cls, id, { weight: next(9), rank: next(6), faction: pickOne(Faction), skills: { [pickOne(SkillType)]: 2 } }),
    artifacts: [artifactOf(kind, 1)],
    forcesV2: next(3) > 0 ? [] : [{ force, warriorClass: cls, rank: 5, readyAt: null }],
  })
  if (stats(given) !== stats(refreshed(fullWorld, { ...given, artifacts: [] }))) seen.add(`ARTIFACT ${kind.id} figures`)
  if (stats(given) !== stats(refreshed(fullWorld, { ...given, forcesV2: [] }))) seen.add(`FORCE ${force}`)
  const { total } = given.health
  return { ...given, health: { current: Math.ceil((total * (40 + next(61))) / 100), total } }
}

function noteEvent({ creatures }: BattleState, { type, what, on }: BattleEvent): void {
  seen.add(`${type} ${what}`)
  if (type === 'SURVIVE' && what === 'IMMORTALITY') seen.add('SKILL IMMORTALITY')
  if (type !== 'TRAIT' || what !== 'RESURRECTION') return
  for (const { artifactId } of creatures.find(({ id }) => id === on)!.artifacts) seen.add(`ARTIFACT ${artifactId} raised`)
}

const unseen = () => [...wanted].filter((what) => !seen.has(what) && ![...seen].some((key) => key.startsWith(`${what} `)))

it('has an artifact of every effect, a consumable of every use and every second trait', () => {
  expect(new Set(real.artifacts.map(({ effectType }) => effectType))).toEqual(new Set(ArtifactEffect))
  expect(new Set(real.consumables.map(({ does }) => does))).toEqual(new Set(world.consumables.map(({ does }) => does)))
  expect(new Set(Object.keys(secondTraitRules))).toEqual(new Set(SecondTrait))
})

it('lets every trait, second trait, skill, effect, artifact, force, consumable and boss phase have its effect and every side win in random battles of all kinds', () => {
  for (const cls of CreatureClass) Object.assign(traits, { [cls]: watch(traits[cls], `CLASS ${cls}`) })
  for (const name of SecondTrait) Object.assign(secondTraitRules, { [name]: watch(secondTraitRules[name], `SECOND ${name}`) })
  for (let battleCount = 0; battleCount < 3000 && (battleCount % 50 > 0 || unseen().length > 0); battleCount++) {
    const side = (sign: number, from = 0) => Array.from({ length: 4 + next(3) }, (_, i) => randomCreature(sign * (from + i + 1)))
    const kind = BattleKind[[0, 1, 1, 2][next(4)]!]!
    seen.add(`KIND ${kind}`)
    const setup: BattleSetup = {
      kind,
      stair: 9,
      seed: battleCount.toString(16),
      own: side(1),
      enemy: side(-1),
      ...(kind === 'MULTI' ? { others: [10, 20, 30].map((from) => side(-1, from)) } : {}),
      bosses: [-1],
      consumables: bag,
      skill: next(101),
    }
    let { state, events } = startBattle(fullWorld, setup)
    for (;;) {
      for (const event of events) noteEvent(state, event)
      if (state.winner) break
      const played = play(state, randomMove(state, next))
      if ('refused' in played) throw new Error(played.refused)
      ;({ state, events } = played)
      expect(state.round).toBeLessThanOrEqual(LAST_ROUND)
    }
  }
  expect(unseen()).toEqual([])
}, 120_000)
