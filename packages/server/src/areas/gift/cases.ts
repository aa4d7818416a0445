import type { contract } from '@skystair/contract'
import { textRules } from '@skystair/contract/player-text'
import { TAKEN_PER_DAY } from '@skystair/world/areas/gift/rows'
import type { ContractCases } from '../../../testing/contract-cases/case.ts'
import type { Fixture } from '../../../testing/contract-cases/fixture.ts'
import { emptyPurse, give } from '../../../testing/purse.ts'
import { afterTooMany, whileBanned } from '../../../testing/writing.ts'
import { limit } from '../../economy/limit.ts'
import { rowOf } from './offers.ts'
import { addGift, giftsOf } from './repository.ts'

const FLOWER = 1
const gifted = ({ edit }: Fixture) =>
  edit(({ state }) => {
    state.giftNews = 'GEMS_30'
  })

/** Creates another player. With `blocks`, that one blocks the player. */
async function friend(fixture: Fixture, { blocks = false } = {}) {
  const client = await fixture.other()
  if (blocks) await client.call('POST /api/mail/block/{id}', { params: { id: fixture.id } })
  return (await client.call('GET /api/player/current')).reply
}

/** Lets the player send flowers, for this much gold. Returns the call's input. */
async function sending(fixture: Fixture, { gold = 100, stair = 3, to = 0, compliment = 'Well fought!', blocks = false, level = 10 } = {}) {
  await fixture.edit(async ({ id, state }, tx) => {
    Object.assign(state, { bestVictoryStair: stair, level })
    await emptyPurse(tx, id)
    await give(tx, id, { gold })
  })
  const receiverId = to || (await friend(fixture, { blocks })).id
  return { params: { id: FLOWER }, body: { receiverId, compliment } }
}

/** Sends the player a flower. Returns the input of the call that takes it. */
async function received(fixture: Fixture) {
  const senderId = (await friend(fixture)).id
  const rewards = rowOf(FLOWER)!.rewards
  await fixture.edit(async ({ id }, tx) => {
    await addGift(tx, { senderId, receiverId: id, offer: FLOWER, rewards, compliment: 'Well fought!', at: 5 })
  })
  const [gift] = await fixture.server.db.tx((tx) => giftsOf(tx, fixture.id, { limit: 1, skip: 0 }))
  return { params: { id: gift!.id } }
}

const unknown = { params: { id: 999_999 } }

export const cases: ContractCases<typeof contract.gift> = {
  'GET /api/player/promo/gift/accept': {
    succeeds: gifted,
    refuses: {
      REWARD_NOT_READY: {},
      ALREADY_TAKEN: async (fixture) => {
        await gifted(fixture)
        return fixture.client.call('GET /api/player/promo/gift/accept')
      },
    },
  },
  'GET /api/gift/list': {
    succeeds: async (fixture) => {
      await received(fixture)
      return { query: { page: 0 } }
    },
    refuses: {},
  },
  'GET /api/gift/offer/list': { succeeds: {}, refuses: {} },
  'GET /api/gift/receiver/find': {
    succeeds: async (fixture) => ({ query: { who: (await friend(fixture)).name! } }),
    refuses: {
      PLAYER_NOT_FOUND: { query: { who: 'Nobody at all' } },
      TARGET_FORBIDDEN: ({ id }) => ({ query: { who: String(id) } }),
      BLOCKED: async (fixture) => ({ query: { who: String((await friend(fixture, { blocks: true })).id) } }),
    },
  },
  'POST /api/gift/offer/{id}/send': {
    succeeds: (fixture) => sending(fixture),
    refuses: {
      PRODUCT_NOT_FOUND: async (fixture) => ({ ...(await sending(fixture)), ...unknown }),
      PLAYER_NOT_FOUND: (fixture) => sending(fixture, { to: 999_999 }),
      TARGET_FORBIDDEN: (fixture) => sending(fixture, { to: fixture.id }),
      BLOCKED: (fixture) => sending(fixture, { blocks: true }),
      CHAT_LEVEL: (fixture) => sending(fixture, { level: 9 }),
      CHAT_BANNED: whileBanned(sending),
      CHAT_FLOOD: afterTooMany('GIFT', sending),
      TEXT_EMPTY: (fixture) => sending(fixture, { compliment: ' \n ' }),
      TEXT_TOO_LONG: (fixture) => sending(fixture, { compliment: 'a'.repeat(141) }),
      TEXT_FORBIDDEN: (fixture) => sending(fixture, { compliment: 'turned \u202Earound' }),
      OFFER_LOCKED: (fixture) => sending(fixture, { stair: 0 }),
      OFFER_LIMIT: async (fixture) => {
        const { perDay = 0 } = rowOf(FLOWER)!.limit ?? {}
        const input = await sending(fixture, { gold: 1000 })
        for (let sent = 0; sent < perDay; sent++) {
          await fixture.client.call('POST /api/gift/offer/{id}/send', input)
          fixture.server.clock.pass(textRules.GIFT.flood.window)
        }
        return input
      },
      NOT_ENOUGH_RESOURCES: (fixture) => sending(fixture, { gold: 1 }),
    },
  },
  'POST /api/gift/{id}/take': {
    succeeds: received,
    refuses: {
      GIFT_NOT_FOUND: unknown,
      ALREADY_TAKEN: async (fixture) => {
        const input = await received(fixture)
        await fixture.client.call('POST /api/gift/{id}/take', input)
        return input
      },
      OFFER_LIMIT: async (fixture) => {
        const now = fixture.server.clock()
        await fixture.edit(async ({ id }, tx) => {
          for (let taken = 0; taken < TAKEN_PER_DAY; taken++) await limit(tx, id, 'gift', { perDay: TAKEN_PER_DAY }, { now })
        })
        return received(fixture)
      },
    },
  },
}
