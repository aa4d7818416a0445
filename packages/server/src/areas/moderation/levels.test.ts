// Who may do what to whom: every call of moderators, for all access levels of the caller and of the other player, and about oneself.
import { readdirSync, readFileSync } from 'node:fs'
import { AccessLevel, type Call, type CallSpec, contract } from '@skystair/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { founded, grownUp } from '../../../testing/clan.ts'
import type { TestClient } from '../../../testing/client.ts'
import { fixtureFor } from '../../../testing/contract-cases/fixture.ts'
import { appoint } from '../../../testing/moderation.ts'
import { type TestApp, testApp } from '../../../testing/test-app.ts'
import { audit } from './audit/audit.ts'
import { addReport, addUpheld } from './repository.ts'

let server: TestApp
let names = 0
beforeAll(async () => {
  server = await testApp()
})
afterAll(() => server.close())

interface Person {
  readonly client: TestClient
  readonly id: number
}
async function person(): Promise<Person> {
  const { client, id } = await fixtureFor(server, 'PLAYER')
  await grownUp(server, id)
  return { client, id }
}

const tx = <T>(work: Parameters<typeof server.db.tx<T>>[0]) => server.db.tx(work)
const playerId = ({ id }: Person) => ({ params: { playerId: id } })
const page = { query: { page: 0 } }
const main = { room: 'main' } as const
const isDone = async (answer: Promise<{ readonly status: number }>) => (await answer).status === 200

/** Stores a report about a player. Returns its id. */
const reported = ({ id }: Person) =>
  tx(async (tx) => {
    const reporter_id = (await tx.one<{ id: number }>('select id from player where id <> ? order by id limit 1', [id]))!.id
    const row = {
      subject: `NAME:${++names}`,
      kind: 'NAME',
      message_id: null,
      text: 'x',
      said_at: 1,
      at: 1,
      reporter_id,
      target_id: id,
    } as const
    await addReport(tx, row)
    return (await tx.one<{ id: number }>('select id from report where subject = ?', [row.subject]))!.id
  })

/** Hides a message of a player. Returns the id of the report about it. */
async function hidden({ client, id: target_id }: Person): Promise<number> {
  server.clock.pass(86_400_000)
  const { id } = (await client.call('POST /api/chat/{room}/send', { params: main, body: { text: 'Hello' } })).reply
  const subject = `CHAT:${id}`
  return tx(async (tx) => {
    await tx.run('update chat_message set deleted_at = 1 where id = ?', [id])
    const row = { subject, kind: 'CHAT', message_id: id, target_id, text: 'Hello', said_at: 1, at: server.clock() } as const
    await addUpheld(tx, { ...row, reporter_id: target_id })
    return (await tx.one<{ id: number }>('select id from report where subject = ?', [subject]))!.id
  })
}

async function topicBy({ client }: Person): Promise<number> {
  server.clock.pass(86_400_000)
  const words = { category: 'TALK', title: 'Bridges', text: 'Long', tag: null, private: false, guest: false } as const
  return (await client.call('POST /api/forum/topic/create', { body: words })).reply.id
}

type Rule = (actor: AccessLevel, target: AccessLevel | 'SELF') => boolean
const level = (access: AccessLevel) => AccessLevel.indexOf(access)
const isModerator = (actor: AccessLevel) => level(actor) >= level('MODERATOR')
/** A player of a lower level. */
const lower: Rule = (actor, target) => isModerator(actor) && target !== 'SELF' && level(target) < level(actor)
/** Anybody, but only for moderators. */
const anybody: Rule = isModerator
/** One's own things, and those of players of a lower level. */
const lowerOrOwn: Rule = (actor, target) => (target === 'SELF' && actor !== 'TRIAL') || lower(actor, target)

interface Row {
  readonly call: Call
  readonly rule: Rule
  /** Prepares something of the target before both get their levels. */
  readonly prepare?: (target: Person) => Promise<number>
  /** Makes the call. Returns whether it did something to the target, or showed something about it. */
  readonly made: (actor: TestClient, target: Person, prepared: number) => Promise<boolean>
}

const rows: readonly Row[] = [
  {
    call: 'POST /api/moderation/{playerId}/ban',
    rule: lower,
    made: (actor, target) =>
      isDone(actor.call('POST /api/moderation/{playerId}/ban', { ...playerId(target), body: { reason: 'FLOOD', hours: 1 } })),
  },
  {
    call: 'POST /api/moderation/{playerId}/unban',
    rule: lower,
    made: (actor, target) => isDone(actor.call('POST /api/moderation/{playerId}/unban', playerId(target))),
  },
  {
    call: 'POST /api/moderation/{playerId}/promote',
    rule: (actor, target) => lower(actor, target) && target === 'PLAYER',
    made: (actor, target) => isDone(actor.call('POST /api/moderation/{playerId}/promote', playerId(target))),
  },
  {
    call: 'POST /api/moderation/{playerId}/demote',
    rule: (actor, target) => level(actor) >= level('ADMIN') && target === 'MODERATOR',
    made: (actor, target) => isDone(actor.call('POST /api/moderation/{playerId}/demote', playerId(target))),
  },
  {
    call: 'GET /api/moderation/report/list',
    rule: lower,
    prepare: reported,
    made: async (actor, _target, report) => {
      const { status, reply } = await actor.call('GET /api/moderation/report/list')
      return status === 200 && reply.some(({ id }) => id === report)
    },
  },
  {
    call: 'POST /api/moderation/report/{id}/close',
    rule: lower,
    prepare: reported,
    made: (actor, _target, id) => isDone(actor.call('POST /api/moderation/report/{id}/close', { params: { id }, body: { dismiss: true } })),
  },
  {
    call: 'GET /api/moderation/report/hidden',
    rule: lower,
    prepare: hidden,
    made: async (actor, _target, report) => {
      const { status, reply } = await actor.call('GET /api/moderation/report/hidden', page)
      return status === 200 && reply.some(({ id }) => id === report)
    },
  },
  {
    call: 'POST /api/moderation/report/{id}/restore',
    rule: lower,
    prepare: hidden,
    made: (actor, _target, id) => isDone(actor.call('POST /api/moderation/report/{id}/restore', { params: { id } })),
  },
  {
    call: 'GET /api/moderation/player/find',
    rule: anybody,
    made: (actor, { id }) => isDone(actor.call('GET /api/moderation/player/find', { query: { text: `${id}` } })),
  },
  {
    call: 'GET /api/moderation/player/{playerId}',
    rule: anybody,
    made: (actor, target) => isDone(actor.call('GET /api/moderation/player/{playerId}', playerId(target))),
  },
  {
    // The entries of the audit log.
    call: 'GET /api/moderation/player/{playerId}',
    rule: lower,
    prepare: ({ id }) => tx(async (tx) => audit(tx, { action: 'UNBAN', actorId: null, targetId: id }, 1).then(() => 0)),
    made: async (actor, target) => {
      const { status, reply } = await actor.call('GET /api/moderation/player/{playerId}', playerId(target))
      return status === 200 && reply.entries.length > 0
    },
  },
  {
    call: 'GET /api/moderation/player/{playerId}/messages',
    rule: lower,
    made: (actor, target) => isDone(actor.call('GET /api/moderation/player/{playerId}/messages', { ...playerId(target), ...page })),
  },
  {
    call: 'GET /api/tech/player/enter/{id}',
    rule: lower,
    made: (actor, { id }) => isDone(actor.call('GET /api/tech/player/enter/{id}', { params: { id } })),
  },
  {
    call: 'GET /api/tech/player/exit',
    rule: anybody,
    made: (actor) => isDone(actor.call('GET /api/tech/player/exit')),
  },
  {
    call: 'GET /api/tech/player/{id}/log',
    rule: lower,
    made: (actor, { id }) => isDone(actor.call('GET /api/tech/player/{id}/log', { params: { id }, ...page })),
  },
  {
    call: 'GET /api/tech/player/{id}/payments',
    rule: lower,
    made: (actor, { id }) => isDone(actor.call('GET /api/tech/player/{id}/payments', { params: { id }, ...page })),
  },
  {
    call: 'POST /api/admin/clan/name/set',
    rule: lower,
    prepare: ({ client }) => founded(client),
    made: (actor, _target, clanId) =>
      isDone(actor.call('POST /api/admin/clan/name/set', { body: { clanId, name: `The Renamed ${++names}` } })),
  },
  {
    call: 'POST /api/chat/{room}/message/{id}/delete',
    rule: lowerOrOwn,
    prepare: async ({ client }) => (await client.call('POST /api/chat/{room}/send', { params: main, body: { text: 'Hello' } })).reply.id,
    made: (actor, _target, id) => isDone(actor.call('POST /api/chat/{room}/message/{id}/delete', { params: { ...main, id } })),
  },
  {
    call: 'POST /api/forum/topic/{id}/delete',
    rule: lowerOrOwn,
    prepare: topicBy,
    made: (actor, _target, id) => isDone(actor.call('POST /api/forum/topic/{id}/delete', { params: { id } })),
  },
  {
    call: 'POST /api/forum/topic/{id}/pin',
    rule: anybody,
    prepare: topicBy,
    made: (actor, _target, id) => isDone(actor.call('POST /api/forum/topic/{id}/pin', { params: { id }, body: { pinned: true } })),
  },
  {
    call: 'POST /api/forum/topic/{id}/comment/{commentId}/delete',
    rule: lowerOrOwn,
    prepare: async (target) => {
      const params = { id: await topicBy(target) }
      return (await target.client.call('POST /api/forum/topic/{id}/comment/add', { params, body: { text: 'Short' } })).reply.id
    },
    made: async (actor, _target, commentId) => {
      const { topic_id: id } = (await tx((tx) =>
        tx.one<{ topic_id: number }>('select topic_id from forum_comment where id = ?', [commentId]),
      ))!
      return isDone(actor.call('POST /api/forum/topic/{id}/comment/{commentId}/delete', { params: { id, commentId } }))
    },
  },
  {
    call: 'GET /api/mail/support/list',
    rule: anybody,
    made: (actor) => isDone(actor.call('GET /api/mail/support/list', { query: {} })),
  },
]

const described = rows.map((row, index) => ({ ...row, index }))

describe.each(described)('$call ($index)', ({ rule, prepare, made }) => {
  it.each(AccessLevel.flatMap((actor) => [...AccessLevel, 'SELF' as const].map((target) => ({ actor, target }))))(
    'by $actor about $target',
    async ({ actor, target }) => {
      const caller = await person()
      const about = target === 'SELF' ? caller : await person()
      const prepared = (await prepare?.(about)) ?? 0
      if (target !== 'SELF') await appoint(server, about.id, target)
      await appoint(server, caller.id, actor)
      expect(await made(caller.client, about, prepared)).toBe(rule(actor, target))
    },
  )
})

it('every call of moderators is in the table', () => {
  const calls = Object.values(contract).flatMap((area) => Object.entries(area) as [Call, CallSpec][])
  const moderating = calls.filter(([, { role }]) => role === 'MODERATOR' || role === 'ADMIN').map(([name]) => name)
  expect(moderating.filter((name) => !rows.some(({ call }) => call === name))).toEqual([])
})

// Calls that players make, too, and by which moderators may do more. Each of them is in the table, or reads only, or serves the support.
it('every file that asks whether somebody is a moderator is known', () => {
  const folder = new URL('..', import.meta.url)
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.includes('.test.'),
  )
  const asking = files.filter((file) => /\b(moderates|mayActOn|outranks)\(/.test(readFileSync(new URL(file, folder), 'utf8')))
  expect(asking.sort()).toEqual([
    'chat/remove.ts',
    'clan/membership/handlers.ts',
    'forum/reader.ts',
    'mail/conversation.ts',
    'moderation/lower.ts',
    'moderation/players.ts',
    'moderation/reports.ts',
  ])
})
