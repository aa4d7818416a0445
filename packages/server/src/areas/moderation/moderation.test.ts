import { chatFlood, forumFlood, type ReportKind } from '@skystair/contract'
import { HOUR } from '@skystair/contract/time'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { PASSWORD, registered, type TestClient } from '../../../testing/client.ts'
import { edit } from '../../../testing/edit-player.ts'
import { engines, type TestDatabase } from '../../../testing/engines.ts'
import { appoint, idOf } from '../../../testing/moderation.ts'
import { type TestApp, testApp } from '../../../testing/test-app.ts'
import { refreshRatings } from '../rating/refresh.ts'
import { verifyAudit } from './audit/verify.ts'
import { operatorReports } from './operator-reports.ts'

for (const { engine, here, create } of engines)
  describe.skipIf(!here)(`moderation, on ${engine}`, () => {
    let database: TestDatabase
    let server: TestApp
    let ann: TestClient
    let bob: TestClient
    let mod: TestClient
    let ids: Record<'ann' | 'bob' | 'mod', number>

    async function speaker(name: string): Promise<TestClient> {
      const client = await registered(server.app, name)
      await edit(server, await idOf(client), ({ state }) => {
        state.level = 10
      })
      return client
    }
    beforeEach(async () => {
      database = await create()
      server = await testApp({ db: database.db })
      ann = await speaker('Ann')
      bob = await speaker('Bob')
      mod = await speaker('Marta')
      ids = { ann: await idOf(ann), bob: await idOf(bob), mod: await idOf(mod) }
      await appoint(server, ids.mod, 'MODERATOR')
    })
    afterEach(async () => {
      await server.close()
      await database.drop()
    })

    const say = async (client: TestClient, text: string, room: 'main' | 'private' = 'main', to?: number) => {
      server.clock.pass(chatFlood.window)
      return client.call(
        'POST /api/chat/{room}/send',
        { params: { room }, body: { text, ...(to ? { to } : {}) } },
        { 'accept-language': 'en' },
      )
    }
    const said = async (...asked: Parameters<typeof say>) => (await say(...asked)).reply.id
    const letter = (client: TestClient, partner: number) =>
      client.call('POST /api/mail/dialog/{partner}/send', {
        params: { partner },
        query: partner === 0 ? { support: true } : {},
        body: { text: 'Hi' },
      })
    const ban = (client: TestClient, playerId: number) =>
      client.call('POST /api/moderation/{playerId}/ban', { params: { playerId }, body: { reason: 'INSULTS', hours: 3 } })
    const report = (client: TestClient, id: number, kind: ReportKind = 'CHAT') =>
      client.call('POST /api/moderation/report', { body: { kind, id } })
    const reports = async () => (await mod.call('GET /api/moderation/report/list')).reply
    const close = (client: TestClient, id: number, body: { dismiss: boolean; ban?: { reason: 'FLOOD'; hours: 24 } }) =>
      client.call('POST /api/moderation/report/{id}/close', { params: { id }, body })
    const details = async (playerId: number) => (await mod.call('GET /api/moderation/player/{playerId}', { params: { playerId } })).reply

    it('a banned player cannot write in the chat or to players until the ban ends, but to the support', async () => {
      await ban(mod, ids.ann)
      expect([(await say(ann, 'Hello')).error.code, (await letter(ann, ids.bob)).error.code]).toEqual(['CHAT_BANNED', 'CHAT_BANNED'])
      expect((await letter(ann, 0)).status).toBe(200)
      server.clock.pass(3 * HOUR)
      expect((await say(ann, 'Hello again')).status).toBe(200)
    })

    it('a banned player sees the reason and the end, and after an unban neither', async () => {
      const shown = async () => {
        const { chatBannedUntil, chatBanReason } = (await ann.call('GET /api/player/current')).reply
        return [chatBanReason, chatBannedUntil]
      }
      const { reply } = await ban(mod, ids.ann)
      expect(reply).toEqual({ playerId: ids.ann, reason: 'INSULTS', until: server.clock() + 3 * HOUR })
      expect(await shown()).toEqual(['INSULTS', reply.until])
      await mod.call('POST /api/moderation/{playerId}/unban', { params: { playerId: ids.ann } })
      expect([await shown(), (await say(ann, 'Free')).status]).toEqual([[null, null], 200])
    })

    it('a ban does not make the player appear to have been here', async () => {
      const before = (await details(ids.ann)).player.lastSeenAt
      server.clock.pass(HOUR)
      await ban(mod, ids.ann)
      expect((await details(ids.ann)).player).toMatchObject({ lastSeenAt: before, banReason: 'INSULTS' })
    })

    it('a moderator makes a player a moderator, whom only an administrator makes a player again', async () => {
      const call = (client: TestClient, what: 'promote' | 'demote', playerId: number) =>
        client.call(`POST /api/moderation/{playerId}/${what}`, { params: { playerId } })
      expect((await call(mod, 'promote', ids.bob)).reply).toEqual({ playerId: ids.bob, accessLevel: 'MODERATOR' })
      expect([(await ban(bob, ids.mod)).error.code, (await ban(bob, ids.ann)).status]).toEqual(['TARGET_FORBIDDEN', 200])
      expect([(await call(mod, 'demote', ids.bob)).error.code, (await call(bob, 'demote', ids.mod)).error.code]).toEqual([
        'FORBIDDEN',
        'FORBIDDEN',
      ])
      await appoint(server, ids.mod, 'ADMIN')
      expect((await call(mod, 'demote', ids.bob)).status).toBe(200)
      expect((await ban(bob, ids.ann)).error.code).toBe('FORBIDDEN')
    })

    it('reports of several players about a message are one, with the message as it was, and nobody can report what they cannot read', async () => {
      const id = await said(ann, 'You fool')
      expect([(await report(bob, id)).status, (await report(mod, id)).status, (await report(ann, id)).error.code]).toEqual([
        200,
        200,
        'TARGET_FORBIDDEN',
      ])
      expect(await reports()).toMatchObject([
        { kind: 'CHAT', text: 'You fool', playerName: 'Ann', reporterName: 'Bob', reporters: 2, bans: 0 },
      ])
      const whisper = await said(ann, 'Only for Marta', 'private', ids.mod)
      expect([(await report(bob, whisper)).error.code, (await report(mod, whisper)).status]).toEqual(['MESSAGE_NOT_FOUND', 200])
      const mail = (await letter(ann, ids.bob)).reply.id
      expect([(await report(bob, mail)).error.code, (await report(bob, mail, 'MAIL')).status]).toEqual(['MESSAGE_NOT_FOUND', 200])
    })

    it('a report about an administrator is the operator’s, until the player is none any more', async () => {
      await appoint(server, ids.ann, 'ADMIN')
      await report(bob, ids.ann, 'NAME')
      const printed = () => server.db.tx((tx) => operatorReports(tx, server.clock()))
      expect([await reports(), await printed()]).toEqual([[], expect.stringContaining(`${ids.ann}  Ann, NAME, 0 d ago, by 1: Ann`)])
      await appoint(server, ids.ann, 'PLAYER')
      expect([(await reports()).length, await printed()]).toEqual([1, 'No report about an administrator waits.'])
    })

    it('an upheld report deletes the message and bans its author; moderators still read it', async () => {
      const id = await said(ann, 'You fool')
      await report(bob, id)
      const [first] = await reports()
      expect((await close(mod, first!.id, { dismiss: false, ban: { reason: 'FLOOD', hours: 24 } })).status).toBe(200)
      expect([await reports(), (await say(ann, 'What?')).error.code]).toEqual([[], 'CHAT_BANNED'])
      const listed = await bob.call(
        'GET /api/chat/{room}/list',
        { params: { room: 'main' }, query: { from: 0, to: 20 } },
        { 'accept-language': 'en' },
      )
      expect(listed.reply).toEqual([])
      const kept = await mod.call('GET /api/moderation/player/{playerId}/messages', { params: { playerId: ids.ann }, query: { page: 0 } })
      expect(kept.reply).toMatchObject([{ deleted: true, message: { text: 'You fool' } }])
      const { entries } = await details(ids.ann)
      expect(entries.map(({ action, actorName }) => [action, actorName])).toEqual([
        ['REPORT_UPHELD', 'Marta'],
        ['BAN', 'Marta'],
      ])
    })

    it('a dismissed report changes nothing for the player; who has reported it cannot do so again, and another player opens it again', async () => {
      const id = await said(ann, 'Nice weather')
      await report(bob, id)
      const [first] = await reports()
      expect([
        (await close(mod, first!.id, { dismiss: true })).status,
        (await close(mod, first!.id, { dismiss: true })).error.code,
      ]).toEqual([200, 'REPORT_CLOSED'])
      expect((await report(bob, id)).error.code).toBe('REPORT_CLOSED')
      expect([await reports(), (await say(ann, 'And warm')).status]).toEqual([[], 200])
      const carl = await speaker('Carl')
      await report(carl, id)
      expect([(await reports()).map(({ id, reporters }) => [id, reporters]), (await report(bob, id)).status]).toEqual([
        [[first!.id, 2]],
        200,
      ])
    })

    it('of two moderators who close the same report at once, one does it', async () => {
      await appoint(server, ids.bob, 'MODERATOR')
      await report(bob, await said(ann, 'You fool'))
      const [first] = await reports()
      const both = await Promise.all(
        [mod, bob].map((client) => close(client, first!.id, { dismiss: false, ban: { reason: 'FLOOD', hours: 24 } })),
      )
      expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
      expect(await server.db.tx((tx) => verifyAudit(tx))).toMatchObject({ entries: 2, broken: null })
    })

    it('a moderator finds players by id and by the beginning of the nickname, also a reported one', async () => {
      await report(bob, ids.ann, 'NAME')
      expect(await reports()).toMatchObject([{ kind: 'NAME', text: 'Ann', playerId: ids.ann }])
      const find = async (text: string) =>
        (await mod.call('GET /api/moderation/player/find', { query: { text } })).reply.map(({ name }) => name)
      expect([await find('ann'), await find(`${ids.bob}`), await find('zzz')]).toEqual([['Ann'], ['Bob'], []])
      await refreshRatings(server.deps)
      expect(await find('B')).toEqual(['Bob'])
    })

    it('an upheld report about a nickname takes it: the player gets another, is told, chooses one for nothing, and can still sign in', async () => {
      await said(ann, 'Hello')
      await edit(server, ids.ann, ({ state }) => {
        state.renamed = 1
      })
      await report(bob, ids.ann, 'NAME')
      const [first] = await reports()
      await close(mod, first!.id, { dismiss: false })
      const me = (await ann.call('GET /api/player/current')).reply
      expect(me.name).toBe(`Wanderer ${ids.ann}`)
      expect((await ann.call('GET /api/player/notif/list')).reply).toMatchObject([{ kind: 'nameTaken', values: { name: me.name } }])
      const main = { params: { room: 'main' as const }, query: { from: 0, to: 20 } }
      expect((await bob.call('GET /api/chat/{room}/list', main, { 'accept-language': 'en' })).reply[0]!.authorName).toBeNull()
      const login = () => bob.call('POST /api/security/login', { body: { name: 'Ann', password: PASSWORD, lang: 'EN' } })
      expect((await login()).status).toBe(200)
      const change = () => ann.call('POST /api/security/name/set', { body: { name: 'Anna of the Stairs' } })
      expect((await change()).reply).toMatchObject({ name: 'Anna of the Stairs' })
      expect((await login()).error.code).toBe('LOGIN_FAILED')
      expect((await details(ids.ann)).entries).toMatchObject([{ action: 'REPORT_UPHELD', details: { kind: 'NAME' } }])
    })

    it('a dismissed report leaves the nickname, and one about a name that the player has changed meanwhile does too', async () => {
      await report(bob, ids.ann, 'NAME')
      await close(mod, (await reports())[0]!.id, { dismiss: true })
      expect((await ann.call('GET /api/player/current')).reply.name).toBe('Ann')
      await ann.call('POST /api/security/name/set', { body: { name: 'Anna' } })
      await report(bob, ids.ann, 'NAME')
      await edit(server, ids.ann, ({ state }) => {
        state.renamed = 0
      })
      await ann.call('POST /api/security/name/set', { body: { name: 'Annette' } })
      await close(mod, (await reports())[0]!.id, { dismiss: false })
      expect((await ann.call('GET /api/player/current')).reply.name).toBe('Annette')
    })

    /** Begins a topic as Ann, and comments on it. */
    async function discuss(changes: { readonly private?: boolean } = {}) {
      server.clock.pass(forumFlood.window)
      const words = { category: 'TALK', title: 'Bridges', text: 'You fools', tag: null, private: false, guest: false, ...changes } as const
      const topic = (await ann.call('POST /api/forum/topic/create', { body: words })).reply.id
      const input = { params: { id: topic }, body: { text: 'All of you' } }
      return { topic, comment: (await ann.call('POST /api/forum/topic/{id}/comment/add', input)).reply.id }
    }
    const topicOf = (client: TestClient, id: number) => client.call('GET /api/forum/topic/{id}/get', { params: { id } })

    it('a comment and a topic of the forum are reported as they were, and an upheld report deletes them', async () => {
      const { topic, comment } = await discuss()
      expect([(await report(bob, comment, 'COMMENT')).status, (await report(mod, topic, 'TOPIC')).status]).toEqual([200, 200])
      const waiting = await reports()
      expect(waiting).toMatchObject([
        { kind: 'COMMENT', text: 'All of you', topicId: topic, playerName: 'Ann', reporterName: 'Bob' },
        { kind: 'TOPIC', text: 'Bridges\n\nYou fools', topicId: topic, playerName: 'Ann', reporterName: 'Marta' },
      ])
      await close(mod, waiting[0]!.id, { dismiss: false, ban: { reason: 'FLOOD', hours: 24 } })
      expect((await topicOf(bob, topic)).reply.comments).toBe(0)
      expect((await say(ann, 'What?')).error.code).toBe('CHAT_BANNED')
      await close(mod, waiting[1]!.id, { dismiss: false })
      expect([(await topicOf(bob, topic)).error.code, (await topicOf(mod, topic)).reply]).toMatchObject([
        'TOPIC_NOT_FOUND',
        { text: 'You fools', deleted: true },
      ])
      expect([(await report(bob, topic, 'TOPIC')).error.code, (await report(bob, comment, 'COMMENT')).error.code]).toEqual([
        'TOPIC_NOT_FOUND',
        'COMMENT_NOT_FOUND',
      ])
    })

    it('a topic that was changed after a report can be reported again, and nobody reports an own one or one that they cannot read', async () => {
      const { topic, comment } = await discuss()
      await report(bob, topic, 'TOPIC')
      await report(bob, topic, 'TOPIC')
      expect(await reports()).toHaveLength(1)
      server.clock.pass(1)
      const body = { title: 'Bridges', text: 'Still fools', tag: null, private: false, guest: false }
      await ann.call('POST /api/forum/topic/{id}/edit', { params: { id: topic }, body })
      await report(bob, topic, 'TOPIC')
      expect((await reports()).map(({ text }) => text)).toEqual(['Bridges\n\nYou fools', 'Bridges\n\nStill fools'])
      const own = [await report(ann, topic, 'TOPIC'), await report(ann, comment, 'COMMENT')]
      expect(own.map(({ error }) => error.code)).toEqual(['TARGET_FORBIDDEN', 'TARGET_FORBIDDEN'])
      const hidden = await discuss({ private: true })
      expect((await report(bob, hidden.topic, 'TOPIC')).error.code).toBe('TOPIC_NOT_FOUND')
      expect((await report(bob, hidden.comment, 'COMMENT')).error.code).toBe('TOPIC_NOT_FOUND')
    })

    it('what moderators delete in the forum is in the audit log, what authors delete is not', async () => {
      const [{ topic, comment }, own] = [await discuss(), await discuss()]
      await mod.call('POST /api/forum/topic/{id}/comment/{commentId}/delete', { params: { id: topic, commentId: comment } })
      await mod.call('POST /api/forum/topic/{id}/delete', { params: { id: topic } })
      await ann.call('POST /api/forum/topic/{id}/comment/{commentId}/delete', { params: { id: own.topic, commentId: own.comment } })
      await ann.call('POST /api/forum/topic/{id}/delete', { params: { id: own.topic } })
      expect((await details(ids.ann)).entries).toMatchObject([
        { action: 'TOPIC_DELETED', actorName: 'Marta', details: { topic: `${topic}` } },
        { action: 'COMMENT_DELETED', actorName: 'Marta', details: { topic: `${topic}`, comment: `${comment}` } },
      ])
      expect(await server.db.tx((tx) => verifyAudit(tx))).toMatchObject({ entries: 2, broken: null })
    })

    it('what moderators do to messages and players is in the audit log', async () => {
      const id = await said(ann, 'You fool')
      await mod.call('POST /api/chat/{room}/message/{id}/delete', { params: { room: 'main', id } })
      await ban(mod, ids.ann)
      expect((await details(ids.ann)).entries).toMatchObject([
        { action: 'BAN', details: { reason: 'INSULTS', hours: '3' } },
        { action: 'MESSAGE_DELETED', details: { message: `${id}` } },
      ])
    })
  })
