import { chatFlood, type contract, MESSAGE_MAX, mailStrangers, SUPPORT_ID } from '@skystair/contract'
import type { ContractCases } from '../../../testing/contract-cases/case.ts'
import type { Fixture } from '../../../testing/contract-cases/fixture.ts'
import { edit } from '../../../testing/edit-player.ts'
import { afterBlocking } from '../../../testing/writing.ts'

const unknown = { params: { id: 999_999 } }
const toSupport = { params: { partner: SUPPORT_ID }, query: { support: true } }
const others = { params: { partner: 1 }, query: { support: true } }
const page = { from: 0, to: 20 }

const idOf = async (client: Fixture['client']) => (await client.call('GET /api/player/id/current')).reply.id

const grown = ({ edit }: Fixture) =>
  edit(({ state }) => {
    state.level = 10
  })

/** The input of a message to another player. */
const letter =
  (text: string, grow = true) =>
  async (fixture: Fixture) => {
    if (grow) await grown(fixture)
    return { params: { partner: await idOf(await fixture.other()) }, query: {}, body: { text } }
  }

/** Writes to another player. Returns the conversation. */
async function written(fixture: Fixture) {
  const input = await letter('Good evening!')(fixture)
  await fixture.client.call('POST /api/mail/dialog/{partner}/send', input)
  return { params: input.params }
}

const asked = (fixture: Fixture) => fixture.client.call('POST /api/mail/dialog/{partner}/send', { ...toSupport, body: { text: 'Help!' } })

export const cases: ContractCases<typeof contract.mail> = {
  'GET /api/mail/list': {
    succeeds: async (fixture) => {
      await written(fixture)
      return { query: {} }
    },
    refuses: {},
  },
  'GET /api/mail/support/list': {
    succeeds: async (fixture) => {
      await asked(fixture)
      await fixture.server.db.tx((tx) => tx.run("update player set access_level = 'MODERATOR' where id = ?", [fixture.id]))
      return {}
    },
    refuses: {},
  },
  'GET /api/mail/dialog/{partner}/list': {
    succeeds: async (fixture) => ({ ...(await written(fixture)), query: page }),
    refuses: { FORBIDDEN: { ...others, query: { ...page, support: true } } },
  },
  'GET /api/mail/dialog/{partner}/list/latest': {
    succeeds: async (fixture) => ({ ...(await written(fixture)), query: { afterId: 0 } }),
    refuses: { FORBIDDEN: { ...others, query: { afterId: 0, support: true } } },
  },
  'POST /api/mail/dialog/{partner}/send': {
    succeeds: letter('Shall we climb together?'),
    refuses: {
      CHAT_LEVEL: letter('Hello!', false),
      CHAT_BANNED: async (fixture) => {
        const input = await letter('Hello!')(fixture)
        await fixture.edit(({ state }) => {
          state.chatBannedUntil = fixture.server.clock() + 1
        })
        return input
      },
      CHAT_FLOOD: async (fixture) => {
        for (let n = 0; n < chatFlood.messages; n++) await asked(fixture)
        return { ...toSupport, body: { text: 'And one more' } }
      },
      MAIL_STRANGERS: async (fixture) => {
        const input = await letter('Hello!')(fixture)
        await fixture.edit(async ({ id }, tx) => {
          for (let n = 1; n <= mailStrangers.conversations; n++)
            await tx.run(
              'insert into mail_conversation (player_id, partner_id, last_id, unread, waiting, begun, started_at) values (?, ?, 0, 0, 0, 1, ?)',
              [id, -n, fixture.server.clock()],
            )
        })
        return input
      },
      TEXT_EMPTY: letter(' \n '),
      TEXT_TOO_LONG: letter('a'.repeat(MESSAGE_MAX + 1)),
      TEXT_FORBIDDEN: letter('hidden\u200b'),
      PLAYER_NOT_FOUND: { params: { partner: 999_999 }, query: {}, body: { text: 'Hello!' } },
      TARGET_FORBIDDEN: ({ id }) => ({ params: { partner: id }, query: {}, body: { text: 'Hello!' } }),
      BLOCKED: async (fixture) => {
        await grown(fixture)
        const other = await fixture.other()
        await other.call('POST /api/mail/block/{id}', { params: { id: fixture.id } })
        return { params: { partner: await idOf(other) }, query: {}, body: { text: 'Hello!' } }
      },
      FORBIDDEN: { ...others, body: { text: 'Hello!' } },
    },
  },
  'POST /api/mail/dialog/{partner}/seen': {
    succeeds: async (fixture) => {
      const other = await fixture.other()
      const partner = await idOf(other)
      const input = { params: { partner: fixture.id }, query: {}, body: { text: 'Hello!' } }
      await edit(fixture.server, partner, ({ state }) => {
        state.level = 10
      })
      await other.call('POST /api/mail/dialog/{partner}/send', input)
      return { params: { partner } }
    },
    refuses: {},
  },
  'POST /api/mail/block/{id}': {
    succeeds: ({ id }) => ({ params: { id } }),
    refuses: {
      PLAYER_NOT_FOUND: unknown,
      BLOCK_LIST_FULL: async (fixture) => ({ params: { id: await afterBlocking('mailBlockList', fixture) } }),
    },
  },
  'POST /api/mail/unblock/{id}': {
    succeeds: ({ id }) => ({ params: { id } }),
    refuses: { PLAYER_NOT_FOUND: unknown },
  },
}
