import { chatFlood, type contract, MESSAGE_MAX } from '@skystair/contract'
import type { ContractCases } from '../../../testing/contract-cases/case.ts'
import type { Fixture } from '../../../testing/contract-cases/fixture.ts'
import { viewed } from '../../../testing/moderation.ts'
import { afterBlocking } from '../../../testing/writing.ts'

const main = { params: { room: 'main' } } as const
const clan = { params: { room: 'clan' } } as const
const page = { query: { from: 0, to: 20 } }
const unknown = { params: { playerId: 999_999 } }

const grown = ({ edit }: Fixture) =>
  edit(({ state }) => {
    state.level = 10
  })

const sending =
  (text: string, body: object = {}) =>
  async (fixture: Fixture) => {
    await grown(fixture)
    return { ...main, body: { text, ...body } }
  }

/** Sends a message. Returns the input that deletes it. */
async function said(fixture: Fixture) {
  await grown(fixture)
  const { reply } = await fixture.client.call('POST /api/chat/{room}/send', { ...main, body: { text: 'Hello!' } })
  return { params: { room: 'main', id: reply.id } } as const
}

const read = async (fixture: Fixture) => {
  await said(fixture)
  return main
}

/** Makes the client that of a moderator who views the game as the player. Returns the room of whispers. */
const whispers = async (fixture: Fixture) => {
  await viewed(fixture)
  return { params: { room: 'private' } } as const
}

export const cases: ContractCases<typeof contract.chat> = {
  'GET /api/chat/{room}/list': {
    succeeds: async (fixture) => ({ ...(await read(fixture)), ...page }),
    refuses: { CLAN_MISSING: { ...clan, ...page }, VIEW_ONLY: async (fixture) => ({ ...(await whispers(fixture)), ...page }) },
  },
  'GET /api/chat/{room}/list/latest': {
    succeeds: async (fixture) => ({ ...(await read(fixture)), query: { afterId: 0 } }),
    refuses: {
      CLAN_MISSING: { ...clan, query: { afterId: 0 } },
      VIEW_ONLY: async (fixture) => ({ ...(await whispers(fixture)), query: { afterId: 0 } }),
    },
  },
  'POST /api/chat/{room}/send': {
    succeeds: sending('Good evening, stairs!'),
    refuses: {
      CLAN_MISSING: { ...clan, body: { text: 'Hello!' } },
      CHAT_LEVEL: { ...main, body: { text: 'Hello!' } },
      CHAT_BANNED: async (fixture) => {
        const input = await sending('Hello!')(fixture)
        await fixture.edit(({ state }) => {
          state.chatBannedUntil = fixture.server.clock() + 1
        })
        return input
      },
      CHAT_FLOOD: async (fixture) => {
        for (let n = 0; n < chatFlood.messages; n++) await said(fixture)
        return { ...main, body: { text: 'And one more' } }
      },
      TEXT_EMPTY: sending(' \n '),
      TEXT_TOO_LONG: sending('a'.repeat(MESSAGE_MAX + 1)),
      TEXT_FORBIDDEN: sending('hidden\u200b'),
      MESSAGE_NOT_FOUND: sending('', { kind: 'FORWARDED', forward: 999_999 }),
      PLAYER_NOT_FOUND: async (fixture) => {
        await grown(fixture)
        return { params: { room: 'private' }, body: { text: 'Hello!', to: 999_999 } }
      },
    },
  },
  'POST /api/chat/{room}/message/{id}/delete': {
    succeeds: said,
    refuses: {
      CLAN_MISSING: { params: { room: 'clan', id: 1 } },
      MESSAGE_NOT_FOUND: { params: { room: 'main', id: 999_999 } },
      NOT_YOURS: async (fixture) => {
        const { params } = await said(fixture)
        fixture.client.session = (await fixture.other()).session
        return { params }
      },
    },
  },
  'POST /api/chat/block/{playerId}': {
    succeeds: async ({ other }) => ({ params: { playerId: (await (await other()).call('GET /api/player/id/current')).reply.id } }),
    refuses: {
      PLAYER_NOT_FOUND: unknown,
      BLOCK_SELF: ({ id }) => ({ params: { playerId: id } }),
      BLOCK_LIST_FULL: async (fixture) => ({ params: { playerId: await afterBlocking('chatBlockList', fixture) } }),
    },
  },
  'POST /api/chat/unblock/{playerId}': {
    succeeds: ({ id }) => ({ params: { playerId: id } }),
    refuses: { PLAYER_NOT_FOUND: unknown },
  },
}
