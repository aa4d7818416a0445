// A small world for tests: one kind of each class, all with the same figures, so that tests depend on the rules and not on the catalogue.
import {
  type Consumable,
  type ConsumableKind,
  type Creature,
  CreatureClass,
  type CreatureKind,
  RaidDifficulty,
  type SkillType,
  type World,
} from '@skystair/contract'
import { spawn } from '../growth/creature.ts'
import { plainKind } from '../sim/class-league.ts'

const kind = (cls: CreatureClass, i: number): CreatureKind => ({
  ...plainKind(cls, { id: 100 + i, imageId: cls.toLowerCase(), health: 100, attack: 30, defence: 34 }),
  ...{ slots: 3, toStair: 6000 },
})

const consumables: ConsumableKind[] = (
  [
    ['heal', 'HEAL', 'OWN', 30, 0],
    ['revive', 'REVIVE', 'OWN_DEAD', 40, 0],
    ['freeze', 'FREEZE', 'ENEMY', 0, 2],
    ['fire', 'FIRE', 'ENEMY', 10, 3],
    ['shield', 'SHIELD', 'OWN', 40, 3],
    ['poison', 'POISON', 'ENEMY', 8, 4],
    ['cleanse', 'CLEANSE', 'OWN', 15, 0],
    ['strengthen', 'STRENGTHEN', 'OWN', 35, 2],
    ['hide', 'HIDE', 'OWN', 0, 3],
    ['totem', 'TOTEM', 'OWN', 20, 4],
    ['strike', 'STRIKE', 'ENEMY', 45, 0],
    ['refill', 'REFILL', 'OWN', 1, 0],
  ] as const
).map(([name, does, target, power, moves]) => ({ kind: name, atlasKey: `consumable/${name}`, does, target, power, moves, minStair: 1 }))

export const world: World = {
  creatures: CreatureClass.map(kind),
  artifacts: [{ id: 1, key: 'sword', effectType: 'ATTACK', atlasKey: 'artifact/sword', rarity: 'USUAL', power: 3, minStair: 1 }],
  consumables,
  guards: [],
  places: [],
  educations: [],
  parts: [{ id: 'part1', from: 1, to: 6000, tile: 'meadow', sky: 'dawn' }],
  snow: {
    fromStair: 2,
    steps: 12,
    hours: 6,
    hoardEvery: 6,
    hoards: ['RUNE'],
    places: [
      { placeType: 'RESOURCE', weight: 3, guarded: 50 },
      { placeType: null, weight: 1, guarded: 0 },
    ],
    resources: [
      { kind: 'crystal', fromStep: 1, weight: 1, amount: 5 },
      { kind: 'mithril', fromStep: 4, weight: 1, amount: 1 },
    ],
    kinds: ['yotun', 'beast'],
    percent: 80,
    percentPerStep: 2,
  },
  raid: {
    ...{ captainEvery: 5, springAt: 3, captainStairs: 3, hours: 24, waitingHours: 24, gemsPerHour: 4 },
    ...{ standingPercent: 50, maxShares: 4 },
    rows: RaidDifficulty.map((difficulty, i) => ({
      ...{ difficulty, clanLevel: 1 + i, stairs: 10, percent: 80 + 10 * i, captainSquads: difficulty === 'EXTREME' ? 4 : 1 },
      rewards: [{ kind: 'resource', resource: 'blueCrystal', amount: 10 * (1 + i) }],
    })),
  },
  tasks: [],
  events: [],
  tales: ['t1'],
  starters: { MAN_1: ['human', 'beast'], MAN_2: ['mage', 'beast'], WOMAN_1: ['archer', 'beast'], WOMAN_2: ['priest', 'beast'] },
  everyday: [[{ kind: 'gold', amount: 1 }]],
}

type Change = Partial<Omit<Creature, 'health' | 'skills'>> & {
  health?: number
  total?: number
  skills?: Partial<Record<SkillType, number>>
}

/** Returns a creature with 100 health, 30 attack and 34 defence, with the given changes. */
export function creature(cls: CreatureClass, id: number, { health, total = 100, skills = {}, ...change }: Change = {}): Creature {
  const made = spawn(world, cls.toLowerCase(), { id, playerId: id > 0 ? 1 : null })
  return {
    ...made,
    ...change,
    health: { current: health ?? total, total },
    skills: Object.entries(skills).map(([type, n]) => ({ skillType: type as SkillType, valueCurrent: n, valueTotal: n })),
  }
}

/** Returns `count` of each consumable. */
export const backpack = (count: number): Consumable[] => consumables.map(({ kind: name }, i) => ({ id: i + 1, kind: name, count }))
