import { COMMENT_MAX, type contract, type ForumCategory, forumFlood, TITLE_MAX, TOPIC_MAX } from '@skystair/contract'
import { another, inClan } from '../../../testing/clan.ts'
import type { ContractCases } from '../../../testing/contract-cases/case.ts'
import type { Fixture } from '../../../testing/contract-cases/fixture.ts'
import { afterTooMany, whileBanned } from '../../../testing/writing.ts'

const written = { title: 'Bridges', text: 'Where do they **lead**?', tag: null, private: false, guest: false } as const
const unknown = { params: { id: 999_999 } }
const page = { query: { from: 0, to: 20 } }

const grown = ({ edit }: Fixture) =>
  edit(({ state }) => {
    state.level = Math.max(10, state.level)
  })

/** Begins a topic. Returns the parameters of its calls. */
async function begun(fixture: Fixture, changes: object = {}, category: ForumCategory = 'TALK') {
  await grown(fixture)
  const { reply } = await fixture.client.call('POST /api/forum/topic/create', { body: { category, ...written, ...changes } })
  return { params: { id: reply.id } }
}

/** Lets another player begin a topic. Returns the parameters of its calls. */
async function othersTopic(fixture: Fixture) {
  await grown(fixture)
  const { client } = await another(fixture)
  const { reply } = await client.call('POST /api/forum/topic/create', { body: { category: 'TALK', ...written } })
  return { params: { id: reply.id } }
}

const creating =
  (changes: object = {}) =>
  async (fixture: Fixture) => {
    await grown(fixture)
    return { body: { category: 'TALK', ...written, ...changes } } as const
  }
const editing =
  (changes: object = {}) =>
  async (fixture: Fixture) => ({ ...(await begun(fixture)), body: { ...written, ...changes } })
const commenting = (text: string) => async (fixture: Fixture) => ({ ...(await begun(fixture)), body: { text } })

/** Adds a comment to a topic. Returns the parameters of its calls. */
async function commented(fixture: Fixture) {
  const { params } = await begun(fixture)
  const { reply } = await fixture.client.call('POST /api/forum/topic/{id}/comment/add', { params, body: { text: 'Up!' } })
  return { params: { ...params, commentId: reply.id } }
}

const editingComment = (text: string) => async (fixture: Fixture) => ({ ...(await commented(fixture)), body: { text } })

export const cases: ContractCases<typeof contract.forum> = {
  'GET /api/forum/category/list': { succeeds: () => ({ query: {} }), refuses: {} },
  'GET /api/forum/tag/list': { succeeds: () => ({}), refuses: {} },
  'GET /api/forum/topic/list': {
    succeeds: async (fixture) => {
      await begun(fixture)
      return { query: { ...page.query, category: 'TALK', search: 'bridge', sort: 'CREATED' } }
    },
    refuses: { CLAN_MISSING: { query: { ...page.query, category: 'CLAN_TALK' } } },
  },
  'GET /api/forum/topic/{id}/get': { succeeds: begun, refuses: { TOPIC_NOT_FOUND: unknown } },
  'POST /api/forum/topic/create': {
    succeeds: creating(),
    refuses: {
      CHAT_LEVEL: { body: { category: 'TALK', ...written } },
      CHAT_BANNED: whileBanned(creating()),
      CHAT_FLOOD: async (fixture) => {
        for (let n = 0; n < forumFlood.texts; n++) await begun(fixture)
        return creating()(fixture)
      },
      CLAN_MISSING: creating({ category: 'CLAN_TALK' }),
      CLAN_RANK: async (fixture) => {
        await inClan(fixture, 'PARTICIPANT')
        return creating({ category: 'CLAN_TALK' })(fixture)
      },
      TEXT_EMPTY: creating({ title: ' ' }),
      TEXT_TOO_LONG: creating({ text: 'a'.repeat(TOPIC_MAX + 1) }),
      TEXT_FORBIDDEN: creating({ title: 'hidden\u200b' }),
    },
  },
  'POST /api/forum/topic/{id}/edit': {
    succeeds: editing({ title: 'Old bridges' }),
    refuses: {
      CHAT_LEVEL: { ...unknown, body: written },
      CHAT_BANNED: whileBanned(editing()),
      CHAT_FLOOD: afterTooMany('TOPIC', editing()),
      TEXT_EMPTY: editing({ text: '\n' }),
      TEXT_TOO_LONG: editing({ title: 'a'.repeat(TITLE_MAX + 1) }),
      TEXT_FORBIDDEN: editing({ text: 'hidden\u200b' }),
      TOPIC_NOT_FOUND: async (fixture) => {
        await grown(fixture)
        return { ...unknown, body: written }
      },
      NOT_YOURS: async (fixture) => ({ ...(await othersTopic(fixture)), body: written }),
    },
  },
  'POST /api/forum/topic/{id}/pin': {
    succeeds: async (fixture) => {
      await inClan(fixture)
      return { ...(await begun(fixture, {}, 'CLAN_TALK')), body: { pinned: true } }
    },
    refuses: {
      TOPIC_NOT_FOUND: { ...unknown, body: { pinned: true } },
      FORBIDDEN: async (fixture) => ({ ...(await begun(fixture)), body: { pinned: true } }),
    },
  },
  'POST /api/forum/topic/{id}/delete': {
    succeeds: begun,
    refuses: { TOPIC_NOT_FOUND: unknown, NOT_YOURS: othersTopic },
  },
  'GET /api/forum/topic/{id}/comment/list': {
    succeeds: async (fixture) => {
      const { params } = await commented(fixture)
      return { params: { id: params.id }, ...page }
    },
    refuses: { TOPIC_NOT_FOUND: { ...unknown, ...page } },
  },
  'POST /api/forum/topic/{id}/comment/add': {
    succeeds: commenting('- **Up**'),
    refuses: {
      CHAT_LEVEL: { ...unknown, body: { text: 'Up!' } },
      CHAT_BANNED: whileBanned(commenting('Up!')),
      CHAT_FLOOD: async (fixture) => {
        await grown(fixture)
        for (let n = 1; n < forumFlood.texts; n++) await begun(fixture)
        return commenting('Up!')(fixture)
      },
      TEXT_EMPTY: commenting('  '),
      TEXT_TOO_LONG: commenting('a'.repeat(COMMENT_MAX + 1)),
      TEXT_FORBIDDEN: commenting('hidden\u200b'),
      TOPIC_NOT_FOUND: async (fixture) => {
        await grown(fixture)
        return { ...unknown, body: { text: 'Up!' } }
      },
    },
  },
  'POST /api/forum/topic/{id}/comment/{commentId}/edit': {
    succeeds: editingComment('Up, up!'),
    refuses: {
      CHAT_LEVEL: { params: { id: 999_999, commentId: 1 }, body: { text: 'Up!' } },
      CHAT_BANNED: whileBanned(editingComment('Up!')),
      CHAT_FLOOD: afterTooMany('COMMENT', editingComment('Up!')),
      TEXT_EMPTY: editingComment('  '),
      TEXT_TOO_LONG: editingComment('a'.repeat(COMMENT_MAX + 1)),
      TEXT_FORBIDDEN: editingComment('hidden\u200b'),
      TOPIC_NOT_FOUND: async (fixture) => {
        await grown(fixture)
        return { params: { id: 999_999, commentId: 1 }, body: { text: 'Up!' } }
      },
      COMMENT_NOT_FOUND: async (fixture) => ({ params: { ...(await begun(fixture)).params, commentId: 999_999 }, body: { text: 'Up!' } }),
      NOT_YOURS: async (fixture) => {
        const { params } = await othersTopic(fixture)
        const { client } = await another(fixture)
        const { reply } = await client.call('POST /api/forum/topic/{id}/comment/add', { params, body: { text: 'Mine' } })
        return { params: { ...params, commentId: reply.id }, body: { text: 'Up!' } }
      },
    },
  },
  'POST /api/forum/topic/{id}/comment/{commentId}/delete': {
    succeeds: commented,
    refuses: {
      TOPIC_NOT_FOUND: { params: { id: 999_999, commentId: 1 } },
      COMMENT_NOT_FOUND: async (fixture) => ({ params: { ...(await begun(fixture)).params, commentId: 999_999 } }),
      NOT_YOURS: async (fixture) => {
        const { params } = await commented(fixture)
        fixture.client.session = (await fixture.other()).session
        return { params }
      },
    },
  },
}
