// A squad that can afford to grow, and the server's replies about it.

import type { Artifact, Creature, HeldCard, ReplyOf } from '@skystair/contract'
import { HOUR } from '@skystair/contract/time'
import { creature, NOW } from '../testing/fixtures.ts'
import { heroes } from './heroes.ts'

/** The heroes of the gallery as creatures of the player. */
export const squad: readonly Creature[] = heroes.map((hero, index) =>
  creature(index + 1, {
    ...hero,
    level: 9 + 4 * index,
    attack: 36 + 20 * index,
    defence: 24 + 12 * index,
    health: { current: 180, total: 180 },
  }),
)
const [first, second, third, fourth, fifth] = squad as [Creature, Creature, Creature, Creature, Creature]

/** A precious artifact in the backpack. */
export const sword: Artifact = {
  id: 501,
  artifactId: 9,
  effectType: 'ATTACK_DEFENCE',
  atlasKey: 'artifact/1/travel_cloak',
  rarity: 'UNIQUE',
  power: 24,
}

/** Five kinds of consumables, three of them in slots. */
export const consumables = ['heal_small', 'revive', 'fire_scroll', 'totem', 'bomb'].map((kind, index) => ({
  id: 700 + index,
  kind,
  count: index + 1,
}))
export const consumableSlots = { count: 4, nextStair: 100, consumableIds: [700, 702, 704] }

/** Some cards, one kind in force, one for a class of its own. */
export const cards: HeldCard[] = [
  { card: 'ELEPHANT', of: null, count: 2, until: null },
  { card: 'SNAKE', of: null, count: 0, until: NOW + 5 * HOUR },
  { card: 'EVOLUTION', of: null, count: 1, until: null },
  { card: 'EVOLUTION', of: 'DRAGON', count: 1, until: null },
]

const stronger = ({ id, attack, defence, health }: Creature, by: number) => ({
  creatureId: id,
  attack: attack + by,
  defence: defence + by,
  health: health.total,
})
const effect = { before: 0, after: 0 }
export const forging: ReplyOf<'GET /api/artifact/{id}/forge/options'> = [
  { ...stronger(fifth, 6), effect, full: false },
  { ...stronger(third, 6), effect, full: false },
  { ...stronger(second, 0), effect: { before: 2, after: 5 }, full: false },
  { ...stronger(fourth, 0), effect, full: true },
]
/** The squad after the artifact was forged into the last hero. */
export const forgedSquad: Creature[] = squad.map((hero) =>
  hero === fifth ? { ...hero, attack: hero.attack + 6, defence: hero.defence + 6 } : hero,
)

export const transfers: ReplyOf<'GET /api/creature/{id}/transfer/options'> = {
  giver: { attack: 18, defence: 12, health: 90 },
  heroes: [
    { ...stronger(fifth, 14), refusal: null },
    { ...stronger(third, 14), health: 203, refusal: null },
    { ...stronger(first, 0), refusal: 'TRANSFER_STRONGER' },
  ],
}

export const rankOptions: ReplyOf<'GET /api/creature/{id}/rank/options'> = {
  ...{ rank: 2, maxRank: 5, points: 61, needed: 48, time: 1.5 * HOUR, readyAt: null },
  speedup: [],
  gain: { attack: 6, defence: 4, health: 18 },
}

const force = { warriorClass: 'KNIGHT', maxRank: 7, price: [{ resource: 'crystal', amount: 40 }], time: 2 * HOUR, speedup: [] } as const
export const forceOptions: ReplyOf<'GET /api/force/{creatureId}/options'> = {
  hammers: { current: 1, max: 2 },
  hammerPrice: [{ resource: 'mithril', amount: 120 }],
  level: 15,
  forces: [
    { ...force, price: [...force.price], speedup: [], force: 'ATTACK', rank: 1, readyAt: NOW + HOUR },
    { ...force, price: [...force.price], speedup: [], force: 'HEALTH', rank: 2, readyAt: null },
  ],
}
