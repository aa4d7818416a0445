import { expect, it } from 'vitest'
import { world } from '../../index.ts'
import { offerProblems } from '../../validate/offers.ts'
import enProfile from '../profile/en.ts'
import ruProfile from '../profile/ru.ts'
import en from './en.ts'
import {
  avatars,
  boosterPrices,
  clanGifts,
  clanOffers,
  elephants,
  exchangeKinds,
  heroShops,
  keeperLines,
  salePacks,
  shops,
} from './rows.ts'
import ru from './ru.ts'

it('gives every shop a unique number and name', () => {
  const once = (names: readonly unknown[]) => expect(new Set(names).size).toBe(names.length)
  once(shops.map(({ id }) => id))
  once(shops.map(({ number }) => number))
  expect(shops.every(({ number }) => Number.isInteger(number) && 0 < number && number < 100)).toBe(true)
})

it.each([
  ['ru', ru.shop],
  ['en', en.shop],
] as const)('tells of every shop and its keeper, and of no other, in %s', (_, texts) => {
  expect(Object.keys(texts).sort()).toEqual(shops.map(({ id }) => id).sort())
})

it('shows each shop as an island of its own', () => {
  expect(new Set(shops.map(({ island }) => island)).size).toBe(shops.length)
})

it('lists the shops in the order in which they open', () => {
  const stairs = heroShops.map(({ condition }) => condition.stair ?? 0)
  expect(stairs).toEqual([...stairs].sort((a, b) => a - b))
})

it('has a price for every booster', () => {
  expect(Object.keys(boosterPrices).sort()).toEqual(world.boosters.map(({ key }) => key).sort())
})

it.each([
  ['ru', ruProfile.avatar],
  ['en', enProfile.avatar],
] as const)('numbers every portrait once, and names each of them and no other in %s', (_, names) => {
  expect(new Set(avatars.map(({ id }) => id)).size).toBe(avatars.length)
  expect(Object.keys(names).sort()).toEqual(avatars.map(({ key }) => key).sort())
  expect(new Set(Object.values(names).map(({ name }) => name)).size).toBe(avatars.length)
})

it('sells elephants, packs and goods of clans that exist', () => {
  expect(offerProblems({ world }, 'the tavern', elephants)).toEqual([])
  expect(offerProblems({ world }, 'the sale', salePacks)).toEqual([])
  expect(offerProblems({ world }, 'the shop of clans', [...clanGifts, ...clanOffers])).toEqual([])
})

it.each([
  ['ru', ru.shop],
  ['en', en.shop],
] as const)('has lines for good and for bad deeds of exactly the keepers with a row, in %s', (_, texts) => {
  const told = Object.entries(texts).filter(([, shop]) => 'good' in shop && 'evil' in shop)
  expect(told.map(([id]) => id).sort()).toEqual(keeperLines.map(({ shop }) => shop).sort())
})

it('names the kinds of heroes that are exchanged in upper case', () => {
  expect(exchangeKinds.map(({ kind }) => kind).filter((kind) => kind !== kind.toUpperCase())).toEqual([])
  expect(exchangeKinds.length).toBeGreaterThan(3)
})
