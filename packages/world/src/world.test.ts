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

  it('have figures that are valid in a fight', () => {
    for (const { imageId, health, attack, defence, skills, slots, maxRank } of world.creatures) {
      for (const figure of [health, attack, defence, slots, maxRank]) {
        expect(Number.isInteger(figure) && figure > 0, `${imageId} ${figure}`).toBe(true)
      }
      for (const { valueTotal } of skills) expect(valueTotal >= 1 && valueTotal <= 6, imageId).toBe(true)
    }
  })

  it('of the first fifteen stairs have the figures of beginners', () => {
    for (const { imageId, health, attack, defence } of world.creatures.filter((kind) => kind.fromStair > 0 && kind.fromStair <= 15)) {
      expect(health >= 60 && health <= 160, `${imageId} health ${health}`).toBe(true)
      expect(attack >= 12 && attack <= 40, `${imageId} attack ${attack}`).toBe(true)
      expect(defence >= 4 && defence <= 20, `${imageId} defence ${defence}`).toBe(true)
    }
  })

  it('live on every stair: at least three kinds on each from 1 to 6000, and eight from 5 on', () => {
    const living = (stair: number) => world.creatures.filter(({ fromStair, toStair }) => fromStair <= stair && stair <= toStair).length
    const thin = Array.from({ length: 6000 }, (_, i) => i + 1).filter((stair) => living(stair) < (stair < 2 ? 3 : stair < 5 ? 5 : 8))
    expect(thin).toEqual([])
  })

  it('have the specified highest ranks: 5 for humans, 6 for the Asgardian phoenix', () => {
    const highest = (kind: string) => Math.max(...world.creatures.filter((one) => one.class === kind).map(({ maxRank }) => maxRank))
    expect([highest('HUMAN'), highest('ASGARDIAN_PHOENIX')]).toEqual([5, 6])
  })

  it('include a starting hero and a beast for every character', () => {
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

  it('each have a picture of their own', () => {
    expect(new Set(world.artifacts.map(({ atlasKey }) => atlasKey)).size).toBe(world.artifacts.length)
    for (const { key, atlasKey } of world.artifacts) expect(atlasKey).toMatch(new RegExp(`^artifact/[1-4]/${key}$`))
    for (const { kind, atlasKey } of world.consumables) expect(atlasKey).toBe(`consumable/${kind}`)
  })

  it('include boosters of every family and size, and a card of each kind, of which the snake has 80 per cent', () => {
    const kinds = new Set(world.boosters.map(({ family, size }) => `${family} ${size}`))
    expect(kinds).toEqual(new Set(BoosterFamily.flatMap((family) => BoosterSize.map((size) => `${family} ${size}`))))
    expect(world.boosters.filter(({ family }) => family === 'COMPLEX').map(({ hours }) => hours)).toEqual([1, 24, 72])
    expect(world.cards.map(({ kind }) => kind)).toEqual([...CardKind])
    expect(world.cards.find(({ kind }) => kind === 'SNAKE')?.percent).toBe(80)
  })

  it('include sixteen consumables, which have every effect between them', () => {
    expect(world.consumables).toHaveLength(16)
    expect(new Set(world.consumables.map(({ does }) => does)).size).toBe(12)
    for (const { kind, does, target, power, moves } of world.consumables) {
      expect(target, kind).toBe(does === 'REVIVE' ? 'OWN_DEAD' : ['FREEZE', 'FIRE', 'POISON', 'STRIKE'].includes(does) ? 'ENEMY' : 'OWN')
      expect(power > 0 || moves > 0 || does === 'CLEANSE', kind).toBe(true)
    }
  })
})

describe('the road', () => {
  it('defines the guardian of every stair from 1 to 60, and a boss of every fiftieth above', () => {
    const stairs = world.guards.map(({ stair }) => stair)
    expect(stairs.slice(0, 60)).toEqual(Array.from({ length: 60 }, (_, i) => i + 1))
    expect(stairs.slice(60)).toEqual(Array.from({ length: 119 }, (_, i) => 100 + 50 * i))
    expect(world.guards.filter(({ boss, stair }) => boss && stair <= 60).map(({ stair }) => stair)).toEqual([5, 10, 15, 20, 30, 40, 50, 60])
  })

  it('has no guardian on the first sixty stairs that is first met further up', () => {
    for (const { stair, imageId, with: beside } of world.guards.filter((guard) => guard.stair < 60)) {
      for (const name of [imageId, ...beside]) expect(kinds.get(name)!.fromStair, `${name} at ${stair}`).toBeLessThanOrEqual(stair)
    }
  })

  it('uses every type of place', () => {
    expect(PlaceType.filter((type) => !world.places.some(({ placeType }) => placeType === type))).toEqual([])
  })

  it('has artifacts and consumables only at places of their type, and frees only creatures that live there already', () => {
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

  it('has no nuns below stair 3', () => {
    const nuns = world.creatures.filter((kind) => kind.class === 'NUN')
    for (const { fromStair } of nuns) expect(fromStair).toBeGreaterThanOrEqual(3)
  })

  it('has five parts from the first stair to the last', () => {
    const told = world.parts.filter(({ repeats }) => !repeats)
    expect(told.map(({ id }) => id)).toEqual(['part1', 'part2', 'part3', 'part4', 'part5'])
    expect([told[0]?.from, told.at(-1)?.to]).toEqual([1, 6000])
  })

  it('is followed by one part that repeats the road, with bosses on every fiftieth stair like those before', () => {
    const [further, ...more] = world.parts.filter(({ repeats }) => repeats)
    expect([further?.from, further?.to, more]).toEqual([6001, 100_000, []])
    const { from, to } = further!.repeats!
    expect([(further!.from - from) % 50, (to - from + 1) % 50]).toEqual([0, 0])
  })

  it('is guided by the cat and the white rabbit', () => {
    expect(new Set(world.educations.map(({ guide }) => guide))).toEqual(new Set(['cat', 'rabbit']))
  })

  it('explains one thing at a time, in the order of the stairs', () => {
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
  it('are of all four groups and include the nine specified codes', () => {
    expect(new Set(world.tasks.map(({ group }) => group))).toEqual(new Set(TaskGroup))
    expect(world.tasks.filter(({ group }) => group === 'EVENT').map(({ id }) => id)).toHaveLength(EventTask.length)
  })

  it('include a mission for every named boss of the story', () => {
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
