// Each kind of text that players write for others: it can be reported, is hidden when the report is upheld, and can be restored.
import { chatFlood, type ReportKind } from '@skystair/contract'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { enrol, founded, freshClan, grownUp } from '../../../testing/clan.ts'
import { registered, type TestClient } from '../../../testing/client.ts'
import { edit } from '../../../testing/edit-player.ts'
import { engines, type TestDatabase } from '../../../testing/engines.ts'
import { appoint, idOf } from '../../../testing/moderation.ts'
import { give } from '../../../testing/purse.ts'
import { type TestApp, testApp } from '../../../testing/test-app.ts'

for (const { engine, here, create } of engines)
  describe.skipIf(!here)(`on ${engine}`, () => {
    let database: TestDatabase
    let server: TestApp
    let ann: TestClient
    let bob: TestClient
    let mod: TestClient
    let ids: Record<'ann' | 'bob', number>
    let clanId: number
    let clan: string

    beforeEach(async () => {
      database = await create()
      server = await testApp({ db: database.db })
      ann = await registered(server.app, 'Ann')
      bob = await registered(server.app, 'Bob')
      mod = await registered(server.app, 'Marta')
      ids = { ann: await idOf(ann), bob: await idOf(bob) }
      for (const id of [ids.ann, ids.bob]) await grownUp(server, id)
      await edit(server, ids.ann, async ({ id, state }, tx) => {
        state.bestVictoryStair = 10
        await give(tx, id, { gold: 1000 })
      })
      await appoint(server, await idOf(mod), 'MODERATOR')
      clan = freshClan()
      clanId = await founded(ann, clan)
      await enrol(server, clanId, ids.bob)
    })
    afterEach(async () => {
      await server.close()
      await database.drop()
    })

    const say = async () => {
      server.clock.pass(chatFlood.window)
      return (await ann.call('POST /api/chat/{room}/send', { params: { room: 'main' }, body: { text: 'The text' } })).reply.id
    }
    const begin = async () => {
      const body = { category: 'TALK', title: 'Title', text: 'The text', tag: null, private: false, guest: false } as const
      return (await ann.call('POST /api/forum/topic/create', { body })).reply.id
    }
    const comments = async (id: number) =>
      (await bob.call('GET /api/forum/topic/{id}/comment/list', { params: { id }, query: { from: 0, to: 20 } })).reply
    const info = async () => (await bob.call('POST /api/clan/get/my')).reply!.clan

    /** Each writes a text as Ann. Returns the id to report, and a function that reads the text as Bob. */
    const kinds: Record<ReportKind, () => Promise<readonly [id: number, read: () => Promise<string | undefined>]>> = {
      CHAT: async () => [
        await say(),
        async () => (await bob.call('GET /api/chat/{room}/list', { params: { room: 'main' }, query: { from: 0, to: 20 } })).reply[0]?.text,
      ],
      MAIL: async () => {
        const to = { params: { partner: ids.bob }, query: {}, body: { text: 'The text' } }
        const letters = { params: { partner: ids.ann }, query: { from: 0, to: 20 } }
        return [
          (await ann.call('POST /api/mail/dialog/{partner}/send', to)).reply.id,
          async () => (await bob.call('GET /api/mail/dialog/{partner}/list', letters)).reply[0]?.text,
        ]
      },
      NAME: async () => [ids.ann, async () => (await ann.call('GET /api/player/current')).reply.name ?? undefined],
      TOPIC: async () => {
        const id = await begin()
        return [id, async () => (await bob.call('GET /api/forum/topic/{id}/get', { params: { id } })).reply.text]
      },
      COMMENT: async () => {
        const id = await begin()
        const { reply } = await ann.call('POST /api/forum/topic/{id}/comment/add', { params: { id }, body: { text: 'The text' } })
        return [reply.id, async () => (await comments(id))[0]?.text]
      },
      GIFT: async () => {
        await ann.call('POST /api/gift/offer/{id}/send', { params: { id: 1 }, body: { receiverId: ids.bob, compliment: 'The text' } })
        const gift = async () => (await bob.call('GET /api/gift/list', { query: { page: 0 } })).reply[0]
        return [(await gift())!.id, async () => (await gift())?.compliment]
      },
      CLAN_NAME: async () => [clanId, async () => (await info()).name],
      CLAN_ABOUT: async () => {
        await ann.call('POST /api/clan/about/set', { body: { content: 'The text' } })
        return [clanId, async () => (await info()).about]
      },
      CLAN_ANNOUNCEMENT: async () => {
        await ann.call('POST /api/clan/advertisement/set', { body: { content: 'The text' } })
        return [clanId, async () => (await info()).announcement]
      },
    }
    const report = (kind: ReportKind, id: number, client = bob) => client.call('POST /api/moderation/report', { body: { kind, id } })
    const hidden = async () => (await mod.call('GET /api/moderation/report/hidden', { query: { page: 0 } })).reply
    const restore = (id: number) => mod.call('POST /api/moderation/report/{id}/restore', { params: { id } })

    it.each(Object.keys(kinds) as ReportKind[])('a text of the kind %s is reported, hidden and restored', async (kind) => {
      const [id, read] = await kinds[kind]()
      const text = await read()
      expect(text).toBe({ NAME: 'Ann', CLAN_NAME: clan }[kind as string] ?? 'The text')
      expect((await report(kind, id, ann)).status).not.toBe(200)
      expect((await report(kind, id)).status).toBe(200)
      const [waiting] = (await mod.call('GET /api/moderation/report/list')).reply
      expect(waiting).toMatchObject({ kind, playerId: ids.ann, text: expect.stringContaining(text!) })
      const input = { params: { id: waiting!.id }, body: { dismiss: false } }
      expect((await mod.call('POST /api/moderation/report/{id}/close', input)).status).toBe(200)
      expect(await read()).not.toBe(text)
      expect(await hidden()).toMatchObject([{ id: waiting!.id, kind }])
      expect((await restore(waiting!.id)).status).toBe(200)
      expect([await read(), await hidden()]).toEqual([text, []])
      expect((await restore(waiting!.id)).error.code).toBe('REPORT_NOT_FOUND')
    })

    it('what a moderator deletes without a report can be restored, what an author deletes cannot', async () => {
      const [message, topic, own] = [await say(), await begin(), await say()]
      await mod.call('POST /api/chat/{room}/message/{id}/delete', { params: { room: 'main', id: message } })
      await mod.call('POST /api/forum/topic/{id}/delete', { params: { id: topic } })
      await ann.call('POST /api/chat/{room}/message/{id}/delete', { params: { room: 'main', id: own } })
      const all = await hidden()
      expect(all.map(({ kind }) => kind).sort()).toEqual(['CHAT', 'TOPIC'])
      for (const { id } of all) expect((await restore(id)).status).toBe(200)
      expect((await bob.call('GET /api/forum/topic/{id}/get', { params: { id: topic } })).status).toBe(200)
      const { reply: categories } = await bob.call('GET /api/forum/category/list', { query: { lang: 'ANY' } })
      expect(categories.find(({ category }) => category === 'TALK')?.topics).toBe(1)
    })

    it('a text is not restored over one that was written since', async () => {
      const [id] = await kinds.CLAN_ABOUT()
      await report('CLAN_ABOUT', id)
      const [waiting] = (await mod.call('GET /api/moderation/report/list')).reply
      await mod.call('POST /api/moderation/report/{id}/close', { params: { id: waiting!.id }, body: { dismiss: false } })
      await ann.call('POST /api/clan/about/set', { body: { content: 'A better text' } })
      expect([(await restore(waiting!.id)).error.code, (await info()).about]).toEqual(['STATE_CHANGED', 'A better text'])
    })

    it('nobody reports the announcement of another clan, and the leader learns that the clan’s name was replaced', async () => {
      const [id] = await kinds.CLAN_ANNOUNCEMENT()
      const eve = await registered(server.app, 'Eve')
      expect((await report('CLAN_ANNOUNCEMENT', id, eve)).error.code).toBe('CLAN_NOT_FOUND')
      await report('CLAN_NAME', id, eve)
      const [waiting] = (await mod.call('GET /api/moderation/report/list')).reply
      await mod.call('POST /api/moderation/report/{id}/close', { params: { id: waiting!.id }, body: { dismiss: false } })
      const { name } = await info()
      expect((await ann.call('GET /api/player/notif/list')).reply).toMatchObject([{ kind: 'clanNameTaken', values: { name } }])
    })
  })
