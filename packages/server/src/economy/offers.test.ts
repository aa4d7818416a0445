import { type OfferRow, price, resources } from '@skystair/contract'
import { beforeEach, describe, expect, it } from 'vitest'
import { emptyPlayerEachTest, nobody } from '../../testing/economy.ts'
import { give } from '../../testing/purse.ts'
import type { Customer } from './condition.ts'
import { listOffers, sell } from './offers.ts'
import { purseOf } from './purse.ts'

const NOW = 1_000_000
const me = emptyPlayerEachTest()
const { db } = me
beforeEach(async () => {
  await db.tx((tx) => give(tx, me.id, { mithril: 100 }))
})

const SNOW = { id: 'SNOW_WORLD', key: 'SNOW_WORLD@7', until: NOW + 500 }
const CATS = { id: 'cats', key: 'cats@2026', until: NOW + 900 }

const plain: OfferRow = { id: 1, rewards: resources({ gold: 5 }), price: price({ mithril: 10 }) }
const shelfOf = (...rows: OfferRow[]) => ({ name: 'eventShop' as const, rows })
const list = (row: OfferRow, customer: Partial<Customer> = {}, now = NOW) =>
  db.tx((tx) => listOffers({ tx, now, customer: { ...nobody, id: me.id, ...customer } }, shelfOf(row)))
const buy = (row: OfferRow, customer: Partial<Customer> = {}, now = NOW) =>
  db.tx((tx) => sell({ tx, now, customer: { ...nobody, id: me.id, ...customer }, rewardKinds: {} }, { id: me.id }, shelfOf(row), 1))
const refused = (row: OfferRow, customer: Partial<Customer> = {}, now = NOW) =>
  buy(row, customer, now).then(
    () => 'sold',
    ({ code, details }: { code: string; details: { field?: string } }) => `${code} ${details.field ?? ''}`.trim(),
  )
const held = async () => {
  const { mithril, gold } = await db.tx((tx) => purseOf(tx, me.id))
  return { mithril, gold }
}

it('an offer without a limit is sold for its price any number of times', async () => {
  expect(await list(plain)).toEqual([
    {
      row: plain,
      price: plain.price,
      fullPrice: null,
      lock: null,
      running: null,
      until: null,
      left: null,
      availableAt: 0,
      refusal: null,
    },
  ])
  for (const [mithril, gold] of [
    [90, 5],
    [80, 10],
  ]) {
    expect(await buy(plain)).toEqual(resources({ gold: 5 }))
    expect(await held()).toEqual({ mithril, gold })
  }
  const lines = await db.tx((tx) =>
    tx.all<{ ref: string; reason: string }>("select ref, reason from ledger where player_id = ? and reason = 'eventShop' order by id", [
      me.id,
    ]),
  )
  expect(lines.map(({ ref }) => ref)).toEqual(['eventShop:1:1:price', 'eventShop:1:1', 'eventShop:1:2:price', 'eventShop:1:2'])
})

it('an offer that is not sold costs nothing and is not counted', async () => {
  const dear = { ...plain, price: price({ mithril: 101 }), limit: { ever: 1 } }
  expect(await refused(dear)).toBe('NOT_ENOUGH_RESOURCES /mithril')
  expect([await held(), (await list(dear))[0]?.left]).toEqual([{ mithril: 100, gold: 0 }, 1])
})

it('an unknown number of an offer throws PRODUCT_NOT_FOUND', async () => {
  expect(await refused({ ...plain, id: 2 })).toBe('PRODUCT_NOT_FOUND')
})

describe('a condition', () => {
  it.each([
    ['stair', { stair: 30 }, { stair: 29 }, { stair: 30 }],
    ['level', { level: 8 }, { level: 7 }, { level: 9 }],
    ['membership', { membership: 'GOLD' }, { membership: 'SILVER' }, { membership: 'BRILLIANT' }],
    ['clanLevel', { clanLevel: 2 }, { clanLevel: 1 }, { clanLevel: 2 }],
    ['clanMembership', { clanMembership: 'GOLD' }, { clanMembership: 'SILVER' }, { clanMembership: 'BRILLIANT' }],
  ] as const)('of the %s locks an offer, which is still listed', async (lock, condition, below, enough) => {
    const row = { ...plain, condition }
    expect((await list(row, below))[0]).toMatchObject({ lock, price: plain.price })
    expect(await refused(row, below)).toBe(`OFFER_LOCKED /${lock}`)
    expect((await list(row, enough))[0]?.lock).toBe(null)
    expect(await refused(row, enough)).toBe('sold')
  })

  it('of an event or a campaign hides an offer while that is not running', async () => {
    const rows: [OfferRow, Partial<Customer>, Partial<Customer>, number][] = [
      [{ ...plain, condition: { event: 'cats' } }, { events: [{ ...CATS, id: 'dogs' }] }, { events: [CATS] }, CATS.until],
      [{ ...plain, condition: { event: 'ANY' } }, {}, { events: [CATS] }, CATS.until],
      [{ ...plain, condition: { campaign: 'SNOW_WORLD' } }, { events: [CATS] }, { campaigns: [SNOW] }, SNOW.until],
      [
        { ...plain, condition: { event: 'cats', campaign: 'SNOW_WORLD' } },
        { events: [CATS] },
        { events: [CATS], campaigns: [SNOW] },
        SNOW.until,
      ],
    ]
    for (const [row, without, on, until] of rows) {
      expect([await list(row, without), await refused(row, without)]).toEqual([[], 'PRODUCT_NOT_FOUND'])
      expect((await list(row, on))[0]?.until).toBe(until)
      expect(await refused(row, on)).toBe('sold')
    }
  })
})

it('an offer is available from the first millisecond of its window until just before its end', async () => {
  const row = { ...plain, available: { from: NOW, until: NOW + 10 } }
  for (const now of [NOW - 1, NOW + 10]) expect([await list(row, {}, now), await refused(row, {}, now)]).toEqual([[], 'PRODUCT_NOT_FOUND'])
  expect((await list(row, {}, NOW + 9))[0]?.until).toBe(NOW + 10)
  expect([await refused(row, {}, NOW), await refused(row, {}, NOW + 9)]).toEqual(['sold', 'sold'])
})

describe('a limit', () => {
  it.each([
    ['for ever', { ever: 2 }, 'ALREADY_TAKEN'],
    ['for a day', { perDay: 2 }, 'OFFER_LIMIT'],
    ['for an event', { perEvent: 2 }, 'ALREADY_TAKEN'],
  ] as const)('%s is shown, counted and enforced', async (_, limit, code) => {
    const row = { ...plain, condition: { event: 'ANY' }, limit }
    const on = { events: [CATS] }
    for (const left of [2, 1]) {
      expect((await list(row, on))[0]?.left).toBe(left)
      expect(await refused(row, on)).toBe('sold')
    }
    expect((await list(row, on))[0]).toMatchObject({ left: 0, refusal: code })
    expect(await refused(row, on)).toBe(code)
  })

  it('for an event is reset with the next one', async () => {
    const row = { ...plain, condition: { event: 'ANY' }, limit: { perEvent: 1 } }
    expect(await refused(row, { events: [CATS] })).toBe('sold')
    expect(await refused(row, { events: [{ ...CATS, key: 'cats@2027' }] })).toBe('sold')
  })
})

describe('a reduction', () => {
  const row: OfferRow = {
    ...plain,
    price: price({ mithril: 15, gold: 3 }),
    reductions: [
      { percent: 10, condition: { membership: 'SILVER' } },
      { percent: 50, condition: { campaign: 'SNOW_WORLD' } },
      { percent: 100, condition: { level: 90 } },
    ],
  }
  it.each([
    ['none holds', {}, { mithril: 15, gold: 3 }, false],
    ['one holds', { membership: 'SILVER' }, { mithril: 14, gold: 3 }, true],
    ['two hold', { membership: 'GOLD', campaigns: [SNOW] }, { mithril: 8, gold: 2 }, true],
    ['nothing is left of the price', { level: 90 }, { mithril: 0, gold: 0 }, true],
  ] as const)('is the largest whose condition is met: %s', async (_, customer, amounts, lower) => {
    await db.tx((tx) => give(tx, me.id, { gold: 10 }))
    const before = await held()
    const [offer] = await list(row, customer)
    expect(offer).toMatchObject({ price: price(amounts), fullPrice: lower ? row.price : null })
    await buy(row, customer)
    expect(await held()).toEqual({ mithril: before.mithril - amounts.mithril, gold: before.gold - amounts.gold + 5 })
  })
})
