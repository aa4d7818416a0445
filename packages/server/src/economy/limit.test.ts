import type { Limit } from '@skystair/contract'
import { DAY, HOUR } from '@skystair/contract/time'
import { expect, it } from 'vitest'
import { emptyPlayerEachTest } from '../../testing/economy.ts'
import { allowance, limit, type Moment, usageOf } from './limit.ts'

const NOON = 20_000 * DAY + 12 * HOUR

const me = emptyPlayerEachTest()
const { db } = me

const use = (allowed: Limit, moment: Moment, key = 'key') =>
  db.tx((tx) => limit(tx, me.id, key, allowed, moment)).catch((error: { code?: string }) => error.code)
const left = (allowed: Limit, moment: Moment) =>
  db.tx(async (tx) => allowance(allowed, (await usageOf(tx, me.id, ['key'])).get('key'), moment))

it('a limit counts every use, separately for each player and key', async () => {
  expect([await use({}, { now: NOON }), await use({}, { now: NOON }), await use({}, { now: NOON }, 'other')]).toEqual([1, 2, 1])
  await me.renew()
  expect(await use({}, { now: NOON })).toBe(1)
  expect(await left({}, { now: NOON })).toEqual({ left: null, availableAt: 0, refusal: null })
})

it('a limit of `ever` is never reset', async () => {
  const twice = { ever: 2 }
  expect([await use(twice, { now: 0 }), await use(twice, { now: DAY }), await use(twice, { now: 900 * DAY })]).toEqual([
    1,
    2,
    'ALREADY_TAKEN',
  ])
  expect(await left(twice, { now: 901 * DAY })).toMatchObject({ left: 0, refusal: 'ALREADY_TAKEN' })
})

it('a limit of `perDay` is reset with the server’s day', async () => {
  const daily = { perDay: 2 }
  expect([await use(daily, { now: NOON }), await use(daily, { now: NOON + HOUR })]).toEqual([1, 2])
  expect(await use(daily, { now: NOON + 12 * HOUR - 1 })).toBe('OFFER_LIMIT')
  expect(await left(daily, { now: NOON + HOUR })).toEqual({ left: 0, availableAt: NOON + 12 * HOUR, refusal: 'OFFER_LIMIT' })
  expect(await use(daily, { now: NOON + 12 * HOUR })).toBe(3)
  expect(await left(daily, { now: NOON + 13 * HOUR })).toMatchObject({ left: 1, refusal: null })
})

it('a limit of `perEvent` is reset with the next event, not with the second day of an event', async () => {
  const once = { perEvent: 1 }
  const [cats, nextCats] = ['cats@2026', 'cats@2027']
  expect([await use(once, { now: NOON, event: cats }), await use(once, { now: NOON + DAY, event: cats })]).toEqual([1, 'ALREADY_TAKEN'])
  expect(await left(once, { now: NOON + DAY, event: cats })).toMatchObject({ left: 0 })
  expect(await use(once, { now: NOON + DAY, event: nextCats })).toBe(2)
})

it('a limit of `hours` makes the next use wait for them', async () => {
  const rested = { hours: 8 }
  expect(await left(rested, { now: NOON })).toEqual({ left: null, availableAt: 0, refusal: null })
  expect(await use(rested, { now: NOON })).toBe(1)
  expect(await use(rested, { now: NOON + 8 * HOUR - 1 })).toBe('REWARD_NOT_READY')
  expect(await left(rested, { now: NOON + HOUR })).toMatchObject({ availableAt: NOON + 8 * HOUR, refusal: 'REWARD_NOT_READY' })
  expect(await use(rested, { now: NOON + 8 * HOUR })).toBe(2)
})

it('a limit applies all of its parts at once', async () => {
  const both = { ever: 3, perDay: 2 }
  expect([await use(both, { now: NOON }), await use(both, { now: NOON }), await use(both, { now: NOON })]).toEqual([1, 2, 'OFFER_LIMIT'])
  expect(await left(both, { now: NOON + DAY })).toMatchObject({ left: 1 })
  expect([await use(both, { now: NOON + DAY }), await use(both, { now: NOON + DAY })]).toEqual([3, 'ALREADY_TAKEN'])
})
