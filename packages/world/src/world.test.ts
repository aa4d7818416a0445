import { ArtifactEffect, CreatureClass, Faction, PlaceType, SkillType } from '@skystair/contract/enums'
import { describe, expect, it } from 'vitest'
import { world } from './index.ts'
import { subjects } from './subjects.ts'
import ru from './texts/ru/index.ts'

const kinds = new Map(world.creatures.map((kind) => [kind.imageId, kind]))
const repeated = (values: readonly unknown[]) => values.filter((value, i) => values.indexOf(value) !== i)
const resources = Object.keys(ru.resource)
const consumables = world.consumables.map(({ kind }) => kind)
const artifactKeys = world.artifacts.map(({ key }) => key)

describe('the creatures', () => {
  it('are at least 120, each with a number and a name of its own', () => {
    expect(world.creatures.length).toBeGreaterThanOrEqual(120)
    expect(repeated(world.creatures.map(({ id }) => id))).toEqual([])
    expect(repeated(world.creatures.map(({ imageId }) => imageId))).toEqual([])
  })

  it('use every class, side and skill', () => {
    expect(CreatureClass.filter((cls) => !world.creatures.some((kind) => kind.class === cls))).toEqual([])
    expect(Faction.filter((faction) => !world.creatures.some((kind) => kind.faction === faction))).toEqual([])
    expect(SkillType.filter((type) => !world.creatures.some(({ skills }) => skills.some((s) => s.skillType === type)))).toEqual([])
  })

  it('are premium exactly where their name ends with _ob, and those are never met as enemies', () => {
    expect(world.creatures.filter((kind) => kind.premium).length).toBeGreaterThanOrEqual(8)
    for (const kind of world.creatures) {
      expect(kind.premium, kind.imageId).toBe(kind.imageId.endsWith('_ob'))
      if (kind.premium) expect([kind.fromStair, kind.toStair], kind.imageId).toEqual([0, 0])
    }
  })

  it('have figures that a fight can work with', () => {
    for (const { imageId, health, attack, defence, skills, slots, maxRank } of world.creatures) {
      for (const figure of [health, attack, defence, slots, maxRank]) {
        expect(Number.isInteger(figure) && figure > 0, `${imageId} ${figure}`).toBe(true)
      }
      for (const { valueTotal } of skills) expect(valueTotal >= 1 && valueTotal <= 6, imageId).toBe(true)
    }
  })

  it('start small: those of the first fifteen stairs keep to the figures of beginners', () => {
    for (const { imageId, health, attack, defence } of world.creatures.filter((kind) => kind.fromStair > 0 && kind.fromStair <= 15)) {
      expect(health >= 60 && health <= 160, `${imageId} health ${health}`).toBe(true)
      expect(attack >= 12 && attack <= 40, `${imageId} attack ${attack}`).toBe(true)
      expect(defence >= 4 && defence <= 20, `${imageId} defence ${defence}`).toBe(true)
    }
  })

  it('live everywhere: no stair from 1 to 6000 has fewer than three kinds, and from 5 on eight', () => {
    const living = (stair: number) => world.creatures.filter(({ fromStair, toStair }) => fromStair <= stair && stair <= toStair).length
    const thin = Array.from({ length: 6000 }, (_, i) => i + 1).filter((stair) => living(stair) < (stair < 2 ? 3 : stair < 5 ? 5 : 8))
    expect(thin).toEqual([])
  })

  it('keep the ranks of the product: humans up to 5, the Asgardian phoenix up to 6', () => {
    for (const kind of world.creatures) {
      if (kind.class === 'HUMAN') expect(kind.maxRank, kind.imageId).toBeLessThanOrEqual(5)
      if (kind.class === 'ASGARDIAN_PHOENIX') expect(kind.maxRank, kind.imageId).toBe(6)
    }
  })

  it('give every character a hero and a beast to begin with', () => {
    for (const [hero, companion] of Object.values(world.starters)) {
      expect(kinds.has(hero), hero).toBe(true)
      expect(kinds.get(companion)?.class, companion).toBe('BEAST')
    }
  })
})

describe('the things', () => {
  it('have numbers and names of their own, and no name means two kinds of gain', () => {
    expect(repeated(world.artifacts.map(({ id }) => id))).toEqual([])
    expect(repeated([...artifactKeys, ...consumables, ...resources])).toEqual([])
  })

  it('include artifacts of every effect, in every rarity, with power that grows up the stairs', () => {
    expect(ArtifactEffect.filter((type) => !world.artifacts.some(({ effectType }) => effectType === type))).toEqual([])
    expect(new Set(world.artifacts.map(({ rarity }) => rarity)).size).toBe(3)
    for (const effectType of ArtifactEffect) {
      const powers = world.artifacts.filter((a) => a.effectType === effectType).map(({ power }) => power)
      expect(powers, effectType).toEqual([...powers].sort((a, b) => a - b))
    }
  })

  it('name a picture each', () => {
    for (const { atlasKey } of world.artifacts) {
      expect(atlasKey).toMatch(/^artifact\/(sword|shield|helm|amulet|ring|staff|wand|bow|axe|armor|boots|cloak|gauntlet|book|orb|crown)$/)
    }
    for (const { kind, atlasKey } of world.consumables) expect(atlasKey).toBe(`consumable/${kind}`)
  })

  it('are sixteen consumables that between them do all there is to do', () => {
    expect(world.consumables).toHaveLength(16)
    expect(new Set(world.consumables.map(({ does }) => does)).size).toBe(12)
    for (const { kind, does, target, power, moves } of world.consumables) {
      expect(target, kind).toBe(does === 'REVIVE' ? 'OWN_DEAD' : ['FREEZE', 'FIRE', 'POISON', 'STRIKE'].includes(does) ? 'ENEMY' : 'OWN')
      expect(power > 0 || moves > 0 || does === 'CLEANSE', kind).toBe(true)
    }
  })
})

describe('the road', () => {
  it('sets the guardian of every stair from 1 to 60, and a master of every fiftieth above', () => {
    const stairs = world.guards.map(({ stair }) => stair)
    expect(stairs.slice(0, 60)).toEqual(Array.from({ length: 60 }, (_, i) => i + 1))
    expect(stairs.slice(60)).toEqual(Array.from({ length: 119 }, (_, i) => 100 + 50 * i))
    expect(world.guards.filter(({ boss, stair }) => boss && stair <= 60).map(({ stair }) => stair)).toEqual([5, 10, 15, 20, 30, 40, 50, 60])
  })

  it('posts only creatures that exist, six at a stair at most', () => {
    for (const { stair, imageId, with: beside } of world.guards) {
      expect(
        [imageId, ...beside].filter((name) => !kinds.has(name)),
        `stair ${stair}`,
      ).toEqual([])
      expect(beside.length, `stair ${stair}`).toBeLessThanOrEqual(5)
    }
  })

  it('posts nobody on the first sixty stairs who comes from far above', () => {
    for (const { stair, imageId, with: beside } of world.guards.filter((guard) => guard.stair < 60)) {
      for (const name of [imageId, ...beside]) expect(kinds.get(name)!.fromStair, `${name} at ${stair}`).toBeLessThanOrEqual(stair)
    }
  })

  it('gives every named master one stair of its own', () => {
    const masters = world.guards.map(({ imageId }) => imageId).filter((name) => name.startsWith('boss_'))
    expect(repeated(masters)).toEqual([])
    expect(masters.sort()).toEqual([...kinds.keys()].filter((name) => name.startsWith('boss_')).sort())
  })

  it('uses every type of place, each spot once', () => {
    expect(PlaceType.filter((type) => !world.places.some(({ placeType }) => placeType === type))).toEqual([])
    expect(repeated(world.places.map(({ stair, slot }) => `${stair}.${slot}`))).toEqual([])
  })

  it('promises nothing that cannot be given: known kinds, whole amounts, things that may lie at that stair', () => {
    for (const { stair, placeType, gain, creature } of world.places) {
      for (const { kind, amount } of gain) {
        const artifact = world.artifacts.find(({ key }) => key === kind)
        const consumable = world.consumables.find((c) => c.kind === kind)
        expect(resources.includes(kind) || artifact || consumable, `${kind} at ${stair}`).toBeTruthy()
        expect(Number.isInteger(amount) && amount > 0, `${kind} at ${stair}`).toBe(true)
        expect((artifact ?? consumable)?.minStair ?? 1, `${kind} at ${stair}`).toBeLessThanOrEqual(stair)
        if (artifact) expect(placeType).toBe('ARTIFACT')
        if (consumable) expect(placeType).toBe('CONSUMABLE')
      }
      expect(creature !== undefined, `stair ${stair}`).toBe(placeType === 'GAINABLE')
      if (creature) expect(kinds.get(creature)?.fromStair, creature).toBeLessThanOrEqual(stair)
    }
  })

  it('lets no nun be met below stair 3', () => {
    const nuns = world.creatures.filter((kind) => kind.class === 'NUN')
    for (const { fromStair } of nuns) expect(fromStair).toBeGreaterThanOrEqual(3)
  })

  it('tells five parts without a gap from the first stair to the last', () => {
    expect(world.parts.map(({ id }) => id)).toEqual(['part1', 'part2', 'part3', 'part4', 'part5'])
    const ends = [0, ...world.parts.map(({ to }) => to)]
    expect(world.parts.map(({ from }) => from - 1)).toEqual(ends.slice(0, -1))
    expect(ends.at(-1)).toBe(6000)
  })

  it('teaches one thing at a time, up the stairs', () => {
    expect(repeated(world.lessons.map(({ id }) => id))).toEqual([])
    const arrivals = world.lessons.filter(({ moment }) => moment === 'ARRIVE').map(({ stair }) => stair)
    expect(arrivals).toEqual([...arrivals].sort((a, b) => a - b))
  })

  it('has something to say wherever someone speaks', () => {
    const speaking: PlaceType[] = ['TALKER', 'POINTER', 'SCRIPT', 'CUSTOM_PLACE']
    for (const { placeType, subject, stair } of world.places.filter((place) => speaking.includes(place.placeType))) {
      expect(Object.keys(ru.talker), `${placeType} at ${stair}`).toContain(subject)
    }
    for (const subject of Object.values(subjects).flat()) expect(Object.keys(ru.talker)).toContain(subject)
  })
})

describe('the daily reward', () => {
  it('gives known resources in whole amounts on seven days, more at the end than at the start', () => {
    expect(world.everyday).toHaveLength(7)
    for (const { kind, amount } of world.everyday.flat()) {
      expect(resources).toContain(kind)
      expect(Number.isInteger(amount) && amount > 0).toBe(true)
    }
    const gold = world.everyday.map((day) => day.find(({ kind }) => kind === 'gold')?.amount ?? 0)
    expect(gold[6]).toBeGreaterThan(gold[0]!)
  })
})
