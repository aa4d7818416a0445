import type { contract } from '@skystair/contract'
import { maxMembers } from '@skystair/rules'
import { another, enrol, filled, founded, freshClan, grownUp, inClan, moderator } from '../../../../testing/clan.ts'
import type { ContractCases } from '../../../../testing/contract-cases/case.ts'
import type { Fixture } from '../../../../testing/contract-cases/fixture.ts'
import { emptyPurse } from '../../../../testing/purse.ts'
import { afterTooMany, whileBanned } from '../../../../testing/writing.ts'

const UNKNOWN = 999_999
const named = (name: string) => async (fixture: Fixture) => {
  await grownUp(fixture.server, fixture.id)
  return { body: { name } }
}
/** Founds another clan. Returns its name. */
async function takenName(fixture: Fixture): Promise<string> {
  const name = freshClan()
  await founded((await another(fixture)).client, name)
  return name
}
const member = async (fixture: Fixture) => {
  await inClan(fixture)
  return {}
}
/** Makes the player a leader, and adds a player who has applied to the clan. */
async function applied(fixture: Fixture) {
  const { clanId } = await inClan(fixture)
  const { client, id } = await another(fixture)
  await client.call('POST /api/clan/apply', { body: { clanId } })
  return { clanId, body: { playerId: id, type: 'INVITE' } as const }
}
const renaming = (name: string) => async (fixture: Fixture) => {
  await moderator(fixture)
  return { body: { name, clanId: await founded((await another(fixture)).client) } }
}

export const memberCases: Pick<ContractCases<typeof contract.clan>, keyof typeof import('../membership/handlers.ts').memberHandlers> = {
  'POST /api/clan/get/my': { succeeds: member, refuses: {} },
  'POST /api/clan/info': {
    succeeds: async (fixture) => {
      await inClan(fixture)
      return { body: { playerId: fixture.id } }
    },
    refuses: { PLAYER_NOT_FOUND: { body: { playerId: UNKNOWN } } },
  },
  'GET /api/clan/{id}/page': {
    succeeds: async (fixture) => ({ params: { id: (await inClan(fixture, 'NEWBIE')).clanId } }),
    refuses: { CLAN_NOT_FOUND: { params: { id: UNKNOWN } } },
  },
  'GET /api/clan/rating': { succeeds: member, refuses: {} },
  'GET /api/clan/participant/list/mine': { succeeds: member, refuses: { CLAN_MISSING: {} } },
  'GET /api/clan/participant/list': {
    succeeds: async (fixture) => ({ query: { clanId: (await inClan(fixture, 'NEWBIE')).clanId } }),
    refuses: { CLAN_NOT_FOUND: { query: { clanId: UNKNOWN } } },
  },
  'POST /api/clan/create': {
    succeeds: named('The Early Birds'),
    refuses: {
      CLAN_LEVEL: { body: { name: 'The Nestlings' } },
      CLAN_TAKEN: async (fixture) => {
        await inClan(fixture)
        return { body: { name: 'The Second Nest' } }
      },
      CHAT_BANNED: whileBanned(named('The Silent Ones')),
      CHAT_FLOOD: afterTooMany('CLAN_NAME', named('The Chatterers')),
      NAME_EMPTY: named('  '),
      NAME_TOO_SHORT: named('ab'),
      NAME_TOO_LONG: named('a'.repeat(41)),
      NAME_FORBIDDEN: named('<b>birds</b>'),
      NAME_MIXED: named('Пtицы'),
      NAME_RESERVED: named('Moderators'),
      NAME_TAKEN: async (fixture) => named(await takenName(fixture))(fixture),
      NOT_ENOUGH_RESOURCES: async (fixture) => {
        const input = await named('The Poor Cousins')(fixture)
        await fixture.edit(({ id }, tx) => emptyPurse(tx, id))
        return input
      },
    },
  },
  'POST /api/clan/resign': {
    succeeds: async (fixture) => {
      const { clanId } = await inClan(fixture)
      await enrol(fixture.server, clanId, (await another(fixture)).id)
      return {}
    },
    refuses: {
      CLAN_MISSING: {},
      CLAN_RANK: async (fixture) => {
        await inClan(fixture, 'DEPUTY_LEADER')
        return {}
      },
      CLAN_ALONE: member,
    },
  },
  'POST /api/clan/leave': { succeeds: member, refuses: { CLAN_MISSING: {} } },
  'POST /api/clan/participant/action': {
    succeeds: applied,
    refuses: {
      CLAN_MISSING: { body: { playerId: UNKNOWN, type: 'KICK' } },
      CLAN_RANK: async (fixture) => {
        const { clanId } = await inClan(fixture, 'PARTICIPANT')
        const { id } = await another(fixture)
        await enrol(fixture.server, clanId, id)
        return { body: { playerId: id, type: 'KICK' } }
      },
      CLAN_FULL: async (fixture) => {
        const { clanId, body } = await applied(fixture)
        await filled(fixture, clanId, maxMembers(1) - 1)
        return { body }
      },
      CANDIDATE_NOT_FOUND: async (fixture) => {
        await inClan(fixture)
        return { body: { playerId: (await another(fixture)).id, type: 'INVITE' } }
      },
      PLAYER_NOT_FOUND: async (fixture) => {
        await inClan(fixture)
        return { body: { playerId: UNKNOWN, type: 'UP_TO_PARTICIPANT' } }
      },
      TARGET_FORBIDDEN: async (fixture) => {
        await inClan(fixture)
        return { body: { playerId: fixture.id, type: 'KICK' } }
      },
    },
  },
  'POST /api/admin/clan/name/set': {
    succeeds: renaming('The Renamed'),
    refuses: {
      CLAN_NOT_FOUND: async (fixture) => {
        const { body } = await renaming('The Ghosts')(fixture)
        return { body: { ...body, clanId: UNKNOWN } }
      },
      TARGET_FORBIDDEN: async (fixture) => {
        const { clanId } = await inClan(fixture)
        await moderator(fixture)
        return { body: { name: 'The Self-Renamed', clanId } }
      },
      NAME_EMPTY: renaming(' '),
      NAME_TOO_SHORT: renaming('ab'),
      NAME_TOO_LONG: renaming('a'.repeat(41)),
      NAME_FORBIDDEN: renaming('<b>birds</b>'),
      NAME_MIXED: renaming('Пtицы'),
      NAME_RESERVED: renaming('Moderators'),
      NAME_TAKEN: async (fixture) => renaming(await takenName(fixture))(fixture),
    },
  },
}
