// Replies about portals and the snow world, complete and valid; tests change what they need.
import type { Portal, SnowWorld } from '@skystair/contract'

export const portal = (changes: Partial<Portal> = {}): Portal => ({
  id: 2,
  name: 'gate',
  targetStair: 60,
  open: true,
  price: [{ resource: 'gold', amount: 200 }],
  fullPrice: [{ resource: 'gold', amount: 400 }],
  discounts: [
    { discountPercent: 50, count: 2 },
    { discountPercent: 100, count: 1 },
  ],
  discount: 50,
  gain: [{ kind: 'sulfur', amount: 3 }],
  offerUntil: null,
  ...changes,
})

export const snowWorld = (changes: Partial<SnowWorld> = {}): SnowWorld => ({
  open: true,
  minStair: 70,
  inside: false,
  stepsLeft: 18,
  steps: 18,
  returnAt: 0,
  visits: 1,
  snowshoes: 0,
  ...changes,
})
