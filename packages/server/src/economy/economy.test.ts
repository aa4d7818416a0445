import { price, type Reward, resources } from '@skystair/contract'
import { describe, expect, it } from 'vitest'
import { emptyPlayerEachTest } from '../../testing/economy.ts'
import { charge } from './charge.ts'
import { gainsOf, rewardsFrom } from './gain.ts'
import { grant, wasGranted } from './grant.ts'
import { purseOf, WAITING_GEMS } from './purse.ts'
import { joinRewardKinds, type RewardKinds } from './reward-kinds.ts'

const me = emptyPlayerEachTest()
const { db } = me

const occasion = (ref: string) => ({ reason: 'start' as const, ref, now: 5 })
const purse = () => db.tx((tx) => purseOf(tx, me.id))
const give = (ref: string, amounts: Parameters<typeof resources>[0]) => db.tx((tx) => grant(tx, me.id, resources(amounts), occasion(ref)))
const take = (ref: string, amounts: Parameters<typeof price>[0]) => db.tx((tx) => charge(tx, me.id, price(amounts), occasion(ref)))

/** A player with a bag, and a handler that adds chests to it. It grants gold instead of the seventh. */
interface Owner {
  readonly id: number
  readonly bag: string[]
}
const kinds: RewardKinds<Owner> = {
  async chest(_, { bag }, reward) {
    if (bag.length === 6) return resources({ gold: 100 })
    bag.push(reward.chest)
    return [reward]
  },
}
const JADE: Reward = { kind: 'chest', chest: 'JADE', amount: 1 }

describe('a grant', () => {
  it('under the same reference returns what it granted the first time, and grants nothing', async () => {
    const first = await give('once', { gold: 5, mithril: 2 })
    expect(await give('once', { gold: 700 })).toEqual(first)
    expect(await purse()).toMatchObject({ gold: 5, mithril: 2 })
    const lines = await db.tx((tx) => tx.all('select resource, amount, balance, reason, ref, at from ledger where player_id = ?', [me.id]))
    expect(lines.map((line) => ({ ...(line as object) }))).toEqual([
      { resource: 'gold', amount: 5, balance: 5, reason: 'start', ref: 'once', at: 5 },
      { resource: 'mithril', amount: 2, balance: 2, reason: 'start', ref: 'once', at: 5 },
    ])
  })

  it('is separate for two players under the same reference', async () => {
    await give('once', { gold: 5 })
    await me.renew()
    await give('once', { gold: 5 })
    expect((await purse()).gold).toBe(5)
  })

  it('can be found by its reason', async () => {
    const known = () => db.tx((tx) => wasGranted(tx, me.id, 'start'))
    expect(await known()).toBe(false)
    await give('once', { gold: 5 })
    expect(await known()).toBe(true)
  })

  it('grants things through the area that owns their kind, once', async () => {
    const player = { id: me.id, bag: [] as string[] }
    const open = () => db.tx((tx) => grant(tx, player, [JADE, ...resources({ gold: 1 })], occasion('chest'), kinds))
    const first = await open()
    expect(first).toEqual([JADE, ...resources({ gold: 1 })])
    expect(await open()).toEqual(first)
    expect([player.bag, (await purse()).gold]).toEqual([['JADE'], 1])
  })

  it('books and records what was granted in place of a thing', async () => {
    const player = { id: me.id, bag: Array<string>(6).fill('SILVER') }
    const open = () => db.tx((tx) => grant(tx, player, [JADE], occasion('seventh'), kinds))
    expect(await open()).toEqual(resources({ gold: 100 }))
    expect(await open()).toEqual(resources({ gold: 100 }))
    expect((await purse()).gold).toBe(100)
  })

  it('of a kind that no area owns throws, and grants nothing', async () => {
    const player = { id: me.id, bag: [] }
    const granting = db.tx((tx) => grant(tx, player, [...resources({ gold: 1 }), { kind: 'hammer', amount: 1 }], occasion('x'), kinds))
    await expect(granting).rejects.toThrow('No area gives rewards of the kind hammer.')
    expect((await purse()).gold).toBe(0)
  })
})

it('no kind of reward has two owners', () => {
  expect(Object.keys(joinRewardKinds([kinds, {}]))).toEqual(['chest'])
  expect(() => joinRewardKinds([kinds, kinds])).toThrow('Two areas give rewards of the kind chest.')
})

describe('a charge', () => {
  it('takes all of a price or nothing of it, and names the missing resource', async () => {
    await give('start', { gold: 10, crystal: 3 })
    await expect(take('dear', { gold: 5, crystal: 4 })).rejects.toMatchObject({
      code: 'NOT_ENOUGH_RESOURCES',
      details: { field: '/crystal' },
    })
    await expect(take('never held', { caviar: 1 })).rejects.toMatchObject({ details: { field: '/caviar' } })
    expect(await purse()).toMatchObject({ gold: 10, crystal: 3 })
    await take('fair', { gold: 10, crystal: 3 })
    expect(await purse()).toMatchObject({ gold: 0, crystal: 0 })
  })

  it('that fails changes nothing, even where its transaction is committed', async () => {
    await give('start', { gold: 10 })
    await db.tx(async (tx) => {
      await charge(tx, me.id, price({ gold: 4, crystal: 1 }), occasion('dear')).catch(() => {})
    })
    expect((await purse()).gold).toBe(10)
  })

  it('takes a price once for each reference, also where there is not enough for a second time', async () => {
    await give('start', { gold: 10 })
    await take('once', { gold: 10 })
    await take('once', { gold: 10 })
    expect((await purse()).gold).toBe(0)
  })

  it('makes gems negative only where that is allowed', async () => {
    await give('start', { mithril: 10 })
    await expect(take('dear', { mithril: 11 })).rejects.toMatchObject({ code: 'NOT_ENOUGH_RESOURCES' })
    await db.tx((tx) => charge(tx, me.id, price({ mithril: 11 }), occasion('refund'), { mayOwe: true }))
    expect((await purse()).mithril).toBe(-1)
  })

  it('takes gems that have yet to be collected, which no price can be paid with', async () => {
    const waiting = { resource: WAITING_GEMS, amount: 30 } as const
    await db.tx((tx) => grant(tx, me.id, [{ kind: 'resource', ...waiting }], occasion('purchase')))
    expect((await purse()).mithril).toBe(0)
    await db.tx((tx) => charge(tx, me.id, [waiting], occasion('take')))
    await expect(db.tx((tx) => charge(tx, me.id, [waiting], occasion('again')))).rejects.toMatchObject({ code: 'NOT_ENOUGH_RESOURCES' })
  })
})

describe('gains', () => {
  it('are one for each name, in the order of first occurrence', () => {
    const rewards: Reward[] = [
      ...resources({ gold: 5 }),
      { kind: 'creature', imageId: 'lamp_nun' },
      ...resources({ gold: 40 }),
      { kind: 'card', card: 'EVOLUTION', of: 'DRAGON', amount: 2 },
      JADE,
    ]
    expect(gainsOf(rewards)).toEqual([
      { kind: 'gold', amount: 45 },
      { kind: 'lamp_nun', amount: 1 },
      { kind: 'card:EVOLUTION:DRAGON', amount: 2 },
      { kind: 'chest:JADE', amount: 1 },
    ])
    expect(gainsOf([])).toEqual([])
  })

  it('can name resources, consumables, artifacts and creatures, and nothing else', () => {
    const gains = [
      { kind: 'gold', amount: 5 },
      { kind: 'feather', amount: 1 },
      { kind: 'lantern_orb', amount: 1 },
      { kind: 'lamp_nun', amount: 1 },
    ]
    const rewards = rewardsFrom(gains)
    expect(rewards.map(({ kind }) => kind)).toEqual(['resource', 'consumable', 'artifact', 'creature'])
    expect(gainsOf(rewards)).toEqual(gains)
    expect(() => rewardsFrom([{ kind: 'silver', amount: 1 }])).toThrow('Nothing is called silver.')
  })
})
