import { ArtifactEffect, type BattleCreature, CreatureClass, type Force, SkillType } from '@skystair/contract'
import { SecondTrait } from '@skystair/contract/second-traits'
import { expect, it, vi } from 'vitest'
import { backpack, creature, world } from '../fixture.ts'
import { refreshed } from '../growth/stats.ts'
import { mix } from '../mix.ts'
import { randomMove } from '../sim/random.ts'
import { traits } from '../traits/index.ts'
import { second } from '../traits/second.ts'
import { play, startBattle } from './play.ts'
import { LAST_ROUND } from './round.ts'
import type { Trait } from './trait.ts'
import type { BattleSetup } from './types.ts'

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

vi.mock('./gear.ts', async (original) => {
  const gear = await original<typeof import('./gear.ts')>()
  const working = ['KOSCHEY_ATTACK', 'KOSCHEY_DEFENCE', 'POISON']
  const gearOf = (c: BattleCreature) => {
    const names = [...c.artifacts.map((a) => a.effectType).filter((e) => working.includes(e)), 'FORCE']
    return gear.gearOf(c).map((trait, i) => watched(trait, `GEAR ${names[i]}`) as Trait)
  }
  return { ...gear, gearOf }
})

it('plays random fights until every trait of both kinds, skill, effect, artifact, force, consumable and manner has had its effect', () => {
  const parts = (of: Readonly<Record<string, Trait>>, of1: string) =>
    Object.entries(of).flatMap(([name, trait]) => Object.keys(trait).flatMap((part) => (part === 'once' ? [] : [`${of1} ${name} ${part}`])))
  const wanted = new Set([
    ...parts(traits, 'CLASS'),
    ...parts(second, 'SECOND'),
    ...['GEAR KOSCHEY_ATTACK strike', 'GEAR KOSCHEY_DEFENCE ward', 'GEAR POISON landed', 'GEAR FORCE landed'],
    ...['ATTACK', 'DEFENCE', 'ATTACK_DEFENCE', 'HEALTH', 'SHADOW_ENFORCE'].map((effect) => `FIGURES ${effect}`),
    ...SkillType.filter((t) => t !== 'IMMORTALITY').map((type) => `SKILL ${type}`),
    ...['IMMORTALITY', 'ZOMBIE'].map((what) => `SURVIVE ${what}`),
    ...['FROZEN', 'FIRED', 'HIDDEN', 'TOTEM', 'POISONED', 'STUNNED', 'WEAKENED', 'STRENGTHENED', 'SHIELDED'].map(
      (type) => `EFFECT ${type}`,
    ),
    ...['RAGE', 'SHELL', 'CALL'].map((manner) => `TEMPER ${manner}`),
    ...world.consumables.map(({ kind }) => `CONSUMABLE ${kind}`),
    'MISS GHOST',
    'TRAIT RESURRECTION',
  ])
  expect(new Set(Object.keys(second))).toEqual(new Set(SecondTrait))
  for (const cls of CreatureClass) Object.assign(traits, { [cls]: watched(traits[cls], `CLASS ${cls}`) })
  for (const name of SecondTrait) Object.assign(second, { [name]: watched(second[name], `SECOND ${name}`) })
  let n = 0
  const next = (sides: number) => mix(4711, n++) % sides
  const forces: Force[] = ['ATTACK', 'DEFENCE', 'HEALTH', 'POISON']
  const fighter = (id: number) => {
    const effectType = ArtifactEffect[next(ArtifactEffect.length)]!
    const bare = creature(CreatureClass[next(CreatureClass.length)]!, id, {
      weight: next(9),
      rank: next(6),
      faction: (['SUN', 'MOON', 'SHADOW', 'NONE'] as const)[next(4)]!,
      skills: { [SkillType[next(5)]!]: 2 },
    })
    const worn = refreshed(world, {
      ...bare,
      artifacts: [{ id: 1, artifactId: 1, effectType, atlasKey: 'a', rarity: 'USUAL', power: 30 }],
      forcesV2: next(3) > 0 ? [] : [{ force: forces[next(4)]!, warriorClass: bare.class, rank: 5, readyAt: null }],
    })
    const figures = ({ attack, defence, health }: typeof worn) => [attack, defence, health.total].join()
    if (figures(worn) !== figures(refreshed(world, { ...worn, artifacts: [] }))) used.add(`FIGURES ${effectType}`)
    const { total } = worn.health
    return { ...worn, health: { current: Math.ceil((total * (40 + next(61))) / 100), total } }
  }
  const left = () => [...wanted].filter((what) => !used.has(what))
  for (let fights = 0; fights < 3000 && (fights % 50 > 0 || left().length > 0); fights++) {
    const side = (sign: number) => Array.from({ length: 4 + next(3) }, (_, i) => fighter(sign * (i + 1)))
    const setup: BattleSetup = {
      kind: 'MOB',
      stair: 9,
      seed: fights.toString(16),
      own: side(1),
      enemy: side(-1),
      bosses: [-1],
      consumables: backpack(1),
      skill: next(101),
    }
    let { state, events } = startBattle(world, setup)
    for (;;) {
      for (const e of events) used.add(`${e.type} ${e.what}`)
      if (state.winner) break
      const played = play(world, state, randomMove(state, next))
      if ('refused' in played) throw new Error(played.refused)
      ;({ state, events } = played)
      expect(state.round).toBeLessThanOrEqual(LAST_ROUND)
    }
  }
  expect(left()).toEqual([])
}, 120_000)
