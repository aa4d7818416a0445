import { expect, it } from 'vitest'
import { consumables } from '../battle/rows.ts'
import en from './en.ts'
import { giftOffers } from './rows.ts'
import ru from './ru.ts'

it('gives every gift a unique number and name', () => {
  const once = (names: readonly unknown[]) => expect(new Set(names).size).toBe(names.length)
  once(giftOffers.map(({ id }) => id))
  once(giftOffers.map(({ key }) => key))
})

it('gives neither gold nor gems, and only known things', () => {
  const given = giftOffers.flatMap(({ rewards }) => rewards)
  expect(given.filter((reward) => reward.kind === 'resource' && ['gold', 'mithril'].includes(reward.resource))).toEqual([])
  const known = consumables.map(({ kind }) => kind)
  for (const reward of given) if (reward.kind === 'consumable') expect(known).toContain(reward.consumable)
})

it('asks a price for every gift, and limits how many are sent a day', () => {
  expect(giftOffers.filter(({ price, limit }) => price.length === 0 || !limit?.perDay)).toEqual([])
})

it.each([
  ['ru', ru.gift.offer],
  ['en', en.gift.offer],
] as const)('has a name and a wish for every gift, and for no other, in %s', (_, texts) => {
  expect(Object.keys(texts).sort()).toEqual(giftOffers.map(({ key }) => key).sort())
})
