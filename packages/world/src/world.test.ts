import {
  ArtifactEffect,
  BoosterFamily,
  BoosterSize,
  CardKind,
  CreatureClass,
  EventTask,
  Faction,
  PlaceType,
  SkillType,
  TaskGroup,
} from '@skystair/contract/enums'
import { describe, expect, it } from 'vitest'
import { world } from './index.ts'

const kinds = new Map(world.creatures.map((kind) => [kind.imageId, kind]))

describe('the creatures', () => {
  it('are at least 120', () => {
    expect(world.creatures.length).toBeGreaterThanOrEqual(120)
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
  it('include artifacts of every effect, in every rarity, with power that grows up the stairs', () => {
    expect(ArtifactEffect.filter((type) => !world.artifacts.some(({ effectType }) => effectType === type))).toEqual([])
    expect(new Set(world.artifacts.map(({ rarity }) => rarity)).size).toBe(3)
    for (const effectType of ArtifactEffect) {
      const powers = world.artifacts.filter((a) => a.effectType === effectType).map(({ power }) => power)
      expect(powers, effectType).toEqual([...powers].sort((a, b) => a - b))
    }
  })

  it('name a picture each', () => {
    expect(new Set(world.artifacts.map(({ atlasKey }) => atlasKey)).size).toBe(world.artifacts.length)
    for (const { key, atlasKey } of world.artifacts) expect(atlasKey).toMatch(new RegExp(`^artifact/[1-4]/${key}$`))
    for (const { kind, atlasKey } of world.consumables) expect(atlasKey).toBe(`consumable/${kind}`)
  })

  it('are boosters of every family and size, and a card of each kind, the snake with four fifths off', () => {
    const kinds = new Set(world.boosters.map(({ family, size }) => `${family} ${size}`))
    expect(kinds).toEqual(new Set(BoosterFamily.flatMap((family) => BoosterSize.map((size) => `${family} ${size}`))))
    expect(world.boosters.filter(({ family }) => family === 'COMPLEX').map(({ hours }) => hours)).toEqual([1, 24, 72])
    expect(world.cards.map(({ kind }) => kind)).toEqual([...CardKind])
    expect(world.cards.find(({ kind }) => kind === 'SNAKE')?.percent).toBe(80)
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

  it('posts nobody on the first sixty stairs who comes from far above', () => {
    for (const { stair, imageId, with: beside } of world.guards.filter((guard) => guard.stair < 60)) {
      for (const name of [imageId, ...beside]) expect(kinds.get(name)!.fromStair, `${name} at ${stair}`).toBeLessThanOrEqual(stair)
    }
  })

  it('uses every type of place', () => {
    expect(PlaceType.filter((type) => !world.places.some(({ placeType }) => placeType === type))).toEqual([])
  })

  it('lays artifacts and consumables where they belong, and frees nobody who does not live there yet', () => {
    for (const { stair, placeType, gain, creature } of world.places) {
      for (const { kind } of gain) {
        const artifact = world.artifacts.find(({ key }) => key === kind)
        const consumable = world.consumables.find((c) => c.kind === kind)
        if (artifact) expect(placeType).toBe('ARTIFACT')
        if (consumable) expect(placeType).toBe('CONSUMABLE')
      }
      if (creature) expect(kinds.get(creature)?.fromStair, creature).toBeLessThanOrEqual(stair)
    }
  })

  it('lets no nun be met below stair 3', () => {
    const nuns = world.creatures.filter((kind) => kind.class === 'NUN')
    for (const { fromStair } of nuns) expect(fromStair).toBeGreaterThanOrEqual(3)
  })

  it('tells five parts from the first stair to the last', () => {
    expect(world.parts.map(({ id }) => id)).toEqual(['part1', 'part2', 'part3', 'part4', 'part5'])
    expect([world.parts[0]?.from, world.parts.at(-1)?.to]).toEqual([1, 6000])
  })

  it('teaches one thing at a time, up the stairs', () => {
    const arrivals = world.educations.filter(({ moment }) => moment === 'ARRIVE').map(({ stair }) => stair)
    expect(arrivals).toEqual([...arrivals].sort((a, b) => a - b))
  })
})

describe('the daily reward', () => {
  it('comes on seven days, with more at the end than at the start', () => {
    expect(world.everyday).toHaveLength(7)
    const gold = world.everyday.map((day) => day.find(({ kind }) => kind === 'gold')?.amount ?? 0)
    expect(gold[6]).toBeGreaterThan(gold[0]!)
  })
})

describe('things to do', () => {
  it('are of all four groups, with the nine codes of the product among them', () => {
    expect(new Set(world.tasks.map(({ group }) => group))).toEqual(new Set(TaskGroup))
    expect(world.tasks.filter(({ group }) => group === 'EVENT').map(({ id }) => id)).toHaveLength(EventTask.length)
  })

  it('lead along all of the story: every named master has its mission', () => {
    const masters = world.guards.map(({ imageId }) => imageId).filter((name) => name.startsWith('boss_'))
    expect(world.tasks.flatMap(({ group, of }) => (group === 'MISSION' && of ? [of] : [])).sort()).toEqual(masters.sort())
  })

  it('open from the first stair on, a few at a time', () => {
    const opening = (stair: number) =>
      world.tasks.filter(({ group, fromStair, after }) => group === 'TASK' && fromStair === stair && !after)
    expect(opening(1).length).toBeGreaterThanOrEqual(3)
    for (let stair = 1; stair <= 20; stair++) expect(opening(stair).length, `stair ${stair}`).toBeLessThanOrEqual(4)
  })
})
