// Replies of the wheel of fortune and of the chest that opens after a time, complete and valid; tests change what they need.

import type { DelayedChest, DelayedChestStatus, Gain, Reward, Wheel, WheelPrize } from '@skystair/contract'
import { MINUTE } from '@skystair/contract/time'
import { delayedChestOf, wheels } from '@skystair/world/areas/campaign/rows'
import { creature, NOW } from './fixtures.ts'

const gainOf = (reward: Reward): Gain => {
  const amount = 'amount' in reward ? reward.amount : 1
  if (reward.kind === 'resource') return { kind: reward.resource, amount }
  if (reward.kind === 'creature') return { kind: reward.imageId, amount }
  if (reward.kind === 'consumable') return { kind: reward.consumable, amount }
  if (reward.kind === 'card') return { kind: `card:${reward.card}`, amount }
  return { kind: reward.kind === 'booster' ? reward.booster : reward.kind, amount }
}

export const wheelStatus = (changes: Partial<Wheel> = {}): Wheel => ({
  wheels: wheels.map(({ id, kind, rows }, index) => ({
    kind,
    tickets: 3 - 2 * index,
    sectors: rows.map(({ rewards, weight, instead }) => ({
      gains: rewards.map(gainOf),
      weight,
      asksForCreature: instead !== undefined,
    })),
    next: { chance: id, number: 7, seedHash: '3f'.repeat(32) },
  })),
  prize: null,
  sources: {
    ...{ victories: 10, victoriesLeft: 4, gems: 100, gemsLeft: 35, ticketsLeft: 8, ticketsPerDay: 10 },
    ...{ goldGems: 1000, goldGemsLeft: 735 },
  },
  ...changes,
})

/** A prize of the usual wheel; by default a rank for one of two heroes. */
export const wheelPrize = (changes: Partial<WheelPrize> = {}): WheelPrize => ({
  kind: 'USUAL',
  sector: 10,
  gains: [{ kind: 'rank', amount: 1 }],
  asksForCreature: true,
  creatures: [creature(1), creature(2, { imageId: 'companion_wolf', rank: 2 })],
  ...changes,
})

export const delayedChest = (changes: Partial<DelayedChest> = {}): DelayedChest => ({
  id: 3,
  type: 'AZURE',
  placedAt: NOW - 70 * MINUTE,
  readyAt: NOW + 110 * MINUTE,
  speedupPrice: 11,
  contents: delayedChestOf('AZURE').rows.map(({ rewards, weight }) => ({ gains: rewards.map(gainOf), weight })),
  draw: { chance: delayedChestOf('AZURE').id, number: 2, seedHash: '4a'.repeat(32) },
  ...changes,
})

export const chestStatus = (changes: Partial<DelayedChestStatus> = {}): DelayedChestStatus => ({
  chest: delayedChest(),
  victoriesLeft: 2,
  nextType: 'SILVER',
  ...changes,
})
