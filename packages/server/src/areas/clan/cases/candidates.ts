import type { contract } from '@skystair/contract'
import { maxMembers } from '@skystair/rules'
import { APPLICATIONS_PER_DAY, INVITATIONS_PER_DAY } from '@skystair/world/areas/clan/rows'
import { another, filled, founded, grownUp, inClan } from '../../../../testing/clan.ts'
import type { ContractCases } from '../../../../testing/contract-cases/case.ts'
import type { Fixture } from '../../../../testing/contract-cases/fixture.ts'
import { whileBanned } from '../../../../testing/writing.ts'
import { limit } from '../../../economy/limit.ts'

const UNKNOWN = 999_999
const toNobody = { body: { clanId: UNKNOWN } }
const nobody = { body: { playerId: UNKNOWN } }

/** Founds another player's clan. Returns the input of an application to it. */
async function elsewhere(fixture: Fixture) {
  await grownUp(fixture.server, fixture.id)
  const leader = await another(fixture)
  return { leader, body: { clanId: await founded(leader.client) } }
}
/** Founds a clan that invites the player. */
async function invited(fixture: Fixture) {
  const { leader, body } = await elsewhere(fixture)
  await leader.client.call('POST /api/clan/invite', { body: { playerId: fixture.id } })
  return { leader, body }
}
const asNewbie = async (fixture: Fixture) => {
  await inClan(fixture, 'NEWBIE')
  return nobody
}
/** Makes the player a leader, and adds another player whom the clan can invite. */
async function friend(fixture: Fixture) {
  const { clanId } = await inClan(fixture)
  const { client, id } = await another(fixture)
  return { clanId, client, body: { playerId: id } }
}
/** Uses up a daily limit. */
const used = async (fixture: Fixture, key: string, perDay: number) => {
  const now = fixture.server.clock()
  await fixture.edit(async ({ id }, tx) => {
    for (let n = 0; n < perDay; n++) await limit(tx, id, key, { perDay }, { now })
  })
}
const alreadyIn = async (fixture: Fixture) => {
  await inClan(fixture)
  return {}
}

type Cases = Pick<ContractCases<typeof contract.clan>, keyof typeof import('../candidates/handlers.ts').candidateHandlers>

export const candidateCases: Cases = {
  'GET /api/clan/search': {
    succeeds: async (fixture) => {
      await elsewhere(fixture)
      return { query: { page: 0, name: 'clan' } }
    },
    refuses: {},
  },
  'GET /api/clan/invitation/get': { succeeds: invited, refuses: {} },
  'GET /api/clan/recruit/list': {
    succeeds: async (fixture) => {
      const { clanId, client } = await friend(fixture)
      await client.call('POST /api/clan/apply', { body: { clanId } })
      return {}
    },
    refuses: { CLAN_MISSING: {}, CLAN_RANK: asNewbie },
  },
  'POST /api/clan/broadcast/apply': {
    succeeds: async (fixture) => {
      await grownUp(fixture.server, fixture.id)
      return {}
    },
    refuses: { CLAN_LEVEL: {}, CLAN_TAKEN: alreadyIn },
  },
  'POST /api/clan/apply': {
    succeeds: elsewhere,
    refuses: {
      CLAN_LEVEL: toNobody,
      CLAN_TAKEN: async (fixture) => ({ ...(await alreadyIn(fixture)), ...toNobody }),
      CLAN_NOT_FOUND: async (fixture) => ({ ...(await elsewhere(fixture)), ...toNobody }),
      CLAN_REJECTED: async (fixture) => {
        const { leader, body } = await elsewhere(fixture)
        await fixture.client.call('POST /api/clan/apply', { body })
        await leader.client.call('POST /api/clan/reject', { body: { playerId: fixture.id } })
        return { body }
      },
      OFFER_LIMIT: async (fixture) => {
        const { body } = await elsewhere(fixture)
        await used(fixture, 'clanApplication', APPLICATIONS_PER_DAY)
        return { body }
      },
    },
  },
  'POST /api/clan/application/withdraw': {
    succeeds: async (fixture) => {
      const { body } = await elsewhere(fixture)
      await fixture.client.call('POST /api/clan/apply', { body })
      return { body }
    },
    refuses: { CLAN_NOT_FOUND: toNobody, CANDIDATE_NOT_FOUND: invited },
  },
  'POST /api/clan/invite': {
    succeeds: friend,
    refuses: {
      CLAN_MISSING: nobody,
      CLAN_RANK: asNewbie,
      CLAN_FULL: async (fixture) => {
        const { clanId, body } = await friend(fixture)
        await filled(fixture, clanId, maxMembers(1) - 1)
        return { body }
      },
      CLAN_TAKEN: async (fixture) => {
        const { client, body } = await friend(fixture)
        await founded(client)
        return { body }
      },
      PLAYER_NOT_FOUND: async (fixture) => {
        await inClan(fixture)
        return nobody
      },
      TARGET_FORBIDDEN: async (fixture) => {
        await inClan(fixture)
        return { body: { playerId: (await (await fixture.other()).call('GET /api/player/id/current')).reply.id } }
      },
      BLOCKED: async (fixture) => {
        const { client, body } = await friend(fixture)
        await client.call('POST /api/mail/block/{id}', { params: { id: fixture.id } })
        return { body }
      },
      CHAT_BANNED: whileBanned(async (fixture) => ({ body: (await friend(fixture)).body })),
      OFFER_LIMIT: async (fixture) => {
        const { body } = await friend(fixture)
        await used(fixture, 'clanInvitation', INVITATIONS_PER_DAY)
        return { body }
      },
    },
  },
  'POST /api/clan/reject': {
    succeeds: async (fixture) => {
      const { clanId, client, body } = await friend(fixture)
      await client.call('POST /api/clan/apply', { body: { clanId } })
      return { body }
    },
    refuses: { CLAN_MISSING: nobody, CLAN_RANK: asNewbie, CANDIDATE_NOT_FOUND: friend },
  },
  'POST /api/clan/invitation/accept': {
    succeeds: invited,
    refuses: {
      CLAN_LEVEL: toNobody,
      CLAN_TAKEN: async (fixture) => ({ ...(await alreadyIn(fixture)), ...toNobody }),
      INVITATION_NOT_FOUND: elsewhere,
      CLAN_NO_ROOM: async (fixture) => {
        const { body } = await invited(fixture)
        await filled(fixture, body.clanId, maxMembers(1) - 1)
        return { body }
      },
    },
  },
  'POST /api/clan/invitation/refuse': { succeeds: invited, refuses: { INVITATION_NOT_FOUND: elsewhere } },
}
