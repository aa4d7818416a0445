import { type contract, reportFlood } from '@skystair/contract'
import { PASSWORD } from '../../../testing/client.ts'
import type { ContractCases } from '../../../testing/contract-cases/case.ts'
import { type Fixture, freshName } from '../../../testing/contract-cases/fixture.ts'
import { appoint, asModerator, idOf, moderatorIn } from '../../../testing/moderation.ts'
import { addReport } from './repository.ts'

const UNKNOWN = { params: { playerId: 999_999 } }
const ban = { body: { reason: 'FLOOD', hours: 24 } } as const
const page = { query: { page: 0 } }

/** Makes the player a moderator. Returns parameters that name another player. */
async function about(fixture: Fixture) {
  await asModerator(fixture)
  return { params: { playerId: await idOf(await fixture.other()) } }
}

/** The same, but the other player is a moderator too. */
async function aboutModerator(fixture: Fixture) {
  await asModerator(fixture)
  return { params: { playerId: await idOf(await moderatorIn(fixture)) } }
}

const unknown = async (fixture: Fixture) => {
  await asModerator(fixture)
  return UNKNOWN
}

/** The same, made by an administrator. */
const asAdmin =
  <I>(asked: (fixture: Fixture) => Promise<I>) =>
  async (fixture: Fixture) => {
    const input = await asked(fixture)
    await appoint(fixture.server, fixture.id, 'ADMIN')
    return input
  }

/** Stores a report of another player's name. Returns parameters that name the report. */
async function reported(fixture: Fixture, target?: number, text = 'Name') {
  await asModerator(fixture)
  const reporter_id = await idOf(await fixture.other())
  const target_id = target ?? (await idOf(await fixture.other()))
  const row = { subject: `NAME:${target_id}`, kind: 'NAME', message_id: null, text, said_at: 1, at: 1 } as const
  await fixture.edit(async (_, tx) => void (await addReport(tx, { ...row, target_id, reporter_id })))
  const { reply } = await fixture.client.call('GET /api/moderation/report/list')
  return { params: { id: reply.at(-1)!.id } }
}

/** Upholds a report of another player's name. Returns parameters that name the report, and the player. */
async function upheldName(fixture: Fixture) {
  const target = await fixture.other()
  const name = (await target.call('GET /api/player/current')).reply.name ?? ''
  const { params } = await reported(fixture, await idOf(target), name)
  await fixture.client.call('POST /api/moderation/report/{id}/close', { params, body: { dismiss: false } })
  return { params, target }
}
const upheld = async (fixture: Fixture) => ({ params: (await upheldName(fixture)).params })

export const cases: ContractCases<typeof contract.moderation> = {
  'POST /api/moderation/{playerId}/ban': {
    succeeds: async (fixture) => ({ ...(await about(fixture)), ...ban }),
    refuses: {
      PLAYER_NOT_FOUND: async (fixture) => ({ ...(await unknown(fixture)), ...ban }),
      TARGET_FORBIDDEN: async (fixture) => ({ ...(await aboutModerator(fixture)), ...ban }),
    },
  },
  'POST /api/moderation/{playerId}/unban': {
    succeeds: about,
    refuses: { PLAYER_NOT_FOUND: unknown, TARGET_FORBIDDEN: aboutModerator },
  },
  'POST /api/moderation/{playerId}/promote': {
    succeeds: about,
    refuses: { PLAYER_NOT_FOUND: unknown, TARGET_FORBIDDEN: aboutModerator },
  },
  'POST /api/moderation/{playerId}/demote': {
    succeeds: asAdmin(aboutModerator),
    refuses: { PLAYER_NOT_FOUND: asAdmin(unknown), TARGET_FORBIDDEN: asAdmin(about) },
  },
  'POST /api/moderation/report': {
    succeeds: async ({ other }) => ({ body: { kind: 'NAME', id: await idOf(await other()) } }),
    refuses: {
      MESSAGE_NOT_FOUND: { body: { kind: 'CHAT', id: 999_999 } },
      TOPIC_NOT_FOUND: { body: { kind: 'TOPIC', id: 999_999 } },
      COMMENT_NOT_FOUND: { body: { kind: 'COMMENT', id: 999_999 } },
      GIFT_NOT_FOUND: { body: { kind: 'GIFT', id: 999_999 } },
      CLAN_NOT_FOUND: { body: { kind: 'CLAN_ABOUT', id: 999_999 } },
      PLAYER_NOT_FOUND: { body: { kind: 'NAME', id: 999_999 } },
      TARGET_FORBIDDEN: ({ id }) => ({ body: { kind: 'NAME', id } }),
      REPORT_CLOSED: async (fixture) => {
        const [body, moderator] = [{ kind: 'NAME', id: await idOf(await fixture.other()) } as const, await moderatorIn(fixture)]
        await fixture.client.call('POST /api/moderation/report', { body })
        const { reply } = await moderator.call('GET /api/moderation/report/list')
        await moderator.call('POST /api/moderation/report/{id}/close', { params: { id: reply.at(-1)!.id }, body: { dismiss: true } })
        return { body }
      },
      REPORT_FLOOD: async ({ edit, id, other, server }) => {
        const target_id = await idOf(await other())
        await edit(async (_, tx) => {
          const at = server.clock()
          for (let n = 0; n < reportFlood.reports; n++)
            await addReport(tx, { subject: `${n}`, kind: 'NAME', message_id: null, target_id, reporter_id: id, text: '', said_at: at, at })
        })
        return { body: { kind: 'NAME', id: target_id } }
      },
    },
  },
  'GET /api/moderation/report/list': { succeeds: async (fixture) => void (await reported(fixture)), refuses: {} },
  'POST /api/moderation/report/{id}/close': {
    succeeds: async (fixture) => ({ ...(await reported(fixture)), body: { dismiss: false, ban: ban.body } }),
    refuses: {
      REPORT_NOT_FOUND: async (fixture) => {
        await asModerator(fixture)
        return { params: { id: 999_999 }, body: { dismiss: true } }
      },
      REPORT_CLOSED: async (fixture) => {
        const input = { ...(await reported(fixture)), body: { dismiss: true } }
        await fixture.client.call('POST /api/moderation/report/{id}/close', input)
        return input
      },
      PLAYER_NOT_FOUND: async (fixture) => {
        const target = await fixture.other()
        const input = { ...(await reported(fixture, await idOf(target))), body: { dismiss: false, ban: ban.body } }
        await target.call('POST /api/security/delete', { body: { confirm: 'DELETE', password: PASSWORD } })
        return input
      },
      TARGET_FORBIDDEN: async (fixture) => {
        const target = await fixture.other()
        const input = { ...(await reported(fixture, await idOf(target))), body: { dismiss: true } }
        await appoint(fixture.server, await idOf(target), 'MODERATOR')
        return input
      },
    },
  },
  'GET /api/moderation/report/hidden': {
    succeeds: async (fixture) => {
      await upheld(fixture)
      return page
    },
    refuses: {},
  },
  'POST /api/moderation/report/{id}/restore': {
    succeeds: upheld,
    refuses: {
      REPORT_NOT_FOUND: (fixture) => reported(fixture),
      TARGET_FORBIDDEN: async (fixture) => {
        const { params, target } = await upheldName(fixture)
        await appoint(fixture.server, await idOf(target), 'MODERATOR')
        return { params }
      },
      STATE_CHANGED: async (fixture) => {
        const { params, target } = await upheldName(fixture)
        await target.call('POST /api/security/name/set', { body: { name: freshName() } })
        return { params }
      },
    },
  },
  'GET /api/moderation/player/find': {
    succeeds: async (fixture) => {
      await asModerator(fixture)
      return { query: { text: `${fixture.id}` } }
    },
    refuses: {},
  },
  'GET /api/moderation/player/{playerId}': { succeeds: about, refuses: { PLAYER_NOT_FOUND: unknown } },
  'GET /api/moderation/player/{playerId}/messages': {
    succeeds: async (fixture) => ({ ...(await about(fixture)), ...page }),
    refuses: {
      PLAYER_NOT_FOUND: async (fixture) => ({ ...(await unknown(fixture)), ...page }),
      TARGET_FORBIDDEN: async (fixture) => ({ ...(await aboutModerator(fixture)), ...page }),
    },
  },
}
