import { SUPPORT_ID } from '@skystair/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { wrongInBooks } from '../../../testing/audit-books.ts'
import { guest, PASSWORD, registered, type TestClient, testClient } from '../../../testing/client.ts'
import { edit } from '../../../testing/edit-player.ts'
import { engines } from '../../../testing/engines.ts'
import { appoint } from '../../../testing/moderation.ts'
import { serverOn } from '../../../testing/server-on.ts'
import { swept } from '../../../testing/swept.ts'
import { type TestApp, testApp } from '../../../testing/test-app.ts'
import { areas } from '../../generated/areas.ts'
import { personalOf } from '../../personal.ts'
import { exportedBy } from '../../personal-table.ts'
import { UNDO, waitingDeletions } from './deletion.ts'

const { tables } = personalOf(areas)

describe('the rules for players’ data', () => {
  let server: TestApp
  let columns: { table: string; name: string; player: boolean }[]
  beforeAll(async () => {
    server = await testApp()
    columns = await server.db.tx((tx) =>
      tx.all(
        `select m.name as "table", c.name as name,
           (c.name in ('player_id', 'external_id', 'contact') or exists (select 1 from pragma_foreign_key_list(m.name) f where f."from" = c.name and f."table" = 'player')) as player
         from sqlite_master m, pragma_table_info(m.name) c where m.type = 'table' and m.name not like 'sqlite%'`,
      ),
    )
  })
  afterAll(() => server.close())

  it('are there for every table that names players', () => {
    const naming = [...new Set(columns.filter(({ player }) => player).map(({ table }) => table))]
    expect(naming.length).toBeGreaterThan(15)
    expect(tables.map(({ table }) => table).sort()).toEqual(naming.sort())
  })

  it('find a player’s rows by every column that refers to one', () => {
    for (const { table, by } of tables) {
      const referring = columns.filter(
        (column) => column.table === table && column.player && !['external_id', 'contact'].includes(column.name),
      )
      expect([table, [...by].sort()]).toEqual([table, table === 'player' ? ['id'] : referring.map(({ name }) => name).sort()])
    }
  })

  it('export every column or hide it on purpose, and give a reason for rows that are kept', () => {
    for (const rule of tables) {
      const { table, by, hidden = [], onDeletion } = rule
      const all = columns.filter((column) => column.table === table).map(({ name }) => name)
      const exported = by.length === 0 ? [] : by.flatMap((column) => [...exportedBy(rule, column)])
      const stated = new Set([...exported, ...hidden, ...(by.length > 1 ? by : [])])
      expect([table, [...stated].sort()]).toEqual([table, all.sort()])
      // A hidden column is in no list.
      expect([table, hidden.filter((column) => exported.includes(column))]).toEqual([table, []])
      if (onDeletion !== 'DELETE') expect(onDeletion.keptFor).not.toBe('')
    }
  })
})

describe('a player’s copy tells of others', () => {
  /** For each column by which a row is a player's, the columns about other players. Who is added here must also be seen by the player in the game. */
  const others: Readonly<Record<string, readonly string[]>> = {
    'arena_fight.attacker_player': ['defender_player'],
    'arena_fight.defender_player': ['attacker_player'],
    'chat_message.author_id': ['to_id', 'to_name', 'forwarded_id', 'forwarded_name'],
    'chat_message.to_id': ['author_id', 'author_name', 'forwarded_id', 'forwarded_name'],
    'clan_log.by_id': ['on_id'],
    'gift.sender_id': ['receiver_id'],
    'gift.receiver_id': ['sender_id'],
    'gift_reserve.player_id': ['receiver_id'],
    'mail_conversation.player_id': ['other_id'],
    'purchase.player_id': ['receiver_id'],
    'referral.friend_id': ['inviter_id'],
    'referral.inviter_id': ['friend_id'],
  }

  it('only what the list above contains', () => {
    const told = tables.flatMap((rule) =>
      rule.by.flatMap((by) => {
        // The player's own id and account, and what the payer paid with.
        const own = [by, ...(rule.by.length === 1 || by === 'player_id' ? ['external_id', 'contact', 'name'] : [])]
        const about = exportedBy(rule, by).filter((column) => /_id$|_name$|^name$|_player$|^contact$/.test(column) && !own.includes(column))
        const players = about.filter((column) => rule.by.includes(column) || /_name$|^name$|external_id|contact/.test(column))
        return players.length === 0 ? [] : [[`${rule.table}.${by}`, players] as const]
      }),
    )
    expect(Object.fromEntries(told)).toEqual(others)
  })

  it('has a list for each role of a row that is several players’', () => {
    expect(tables.filter(({ by, exported }) => by.length > 1 && 'length' in exported).map(({ table }) => table)).toEqual([])
  })
})

const remove = (client: TestClient, password?: string, key?: string) =>
  client.call(
    'POST /api/security/delete',
    { body: { confirm: 'DELETE', ...(password === undefined ? {} : { password }) } },
    key ? { 'idempotency-key': key } : {},
  )

describe.each(engines)('on $engine', (each) => {
  const { engine, here } = each
  const on = serverOn(each)
  const idOf = async (client: TestClient) => (await client.call('GET /api/player/id/current')).reply.id
  const everything = async () => {
    const text: string[] = []
    for (const { table } of tables) text.push(JSON.stringify(await on.server.db.tx((tx) => tx.all(`select * from ${table}`))))
    return text.join('\n')
  }
  const byVk = async (id: string, client = testClient(on.server.app)) => {
    on.server.clock.pass(1)
    const body = { lang: 'EN' as const, proof: on.server.portal.proof(id, on.server.clock(), `${id} of VK`) }
    const { reply } = await client.call('POST /api/integration/{source}/authenticate', { params: { source: 'vk' }, body })
    return { client, id: reply.player.id }
  }
  const buyFor = async (buyer: TestClient, receiverId: number) => {
    await buyer.call('POST /api/giftpurchase/gems/reserve', { body: { receiverId } })
    const { reply } = await buyer.call('POST /api/payment/buy/{id}', { params: { id: 101 }, query: {} })
    const told = on.server.portal.notice({ state: 'PAID', transactionId: `of ${reply.payload.nonce}`, nonce: reply.payload.nonce! })
    await on.server.app.inject({ method: 'POST', url: '/api/payment/notice/vk', ...told })
  }

  it.skipIf(!here)('a player’s copy tells all that is stored about them, and no secret', async () => {
    const { client, id } = await byVk(`Reader ${engine}`)
    await buyFor(client, await idOf(await registered(on.server.app, 'A friend')))
    const { status, reply } = await client.call('GET /api/security/data')
    expect([status, reply.playerId]).toEqual([200, id])
    const of = (name: string) => reply.tables.find(({ table }) => table === name)?.rows ?? []
    expect(of('player')).toMatchObject([{ id, name: `Reader ${engine} of VK`, state: { lang: 'EN' } }])
    expect(of('identity')).toMatchObject([{ source: 'vk', external_id: `Reader ${engine}` }])
    expect(of('purchase')).toMatchObject([{ product_id: 'gift_30', state: 'GEMS_GRANTED' }])
    expect(of('ledger')).not.toEqual([])
    const text = JSON.stringify(reply)
    for (const secret of ['password_hash', 'token_hash', 'nonce', 'seed']) expect(text).not.toContain(`"${secret}"`)
  })

  it.skipIf(!here)(
    'a player’s copy tells neither who answered for the support, nor who forwarded their words, nor how others paid',
    async () => {
      const people: { client: TestClient; id: number }[] = []
      for (const name of ['Asker', 'Helper', 'Gossip', 'Listener']) {
        const client = await registered(on.server.app, name)
        people.push({ client, id: await idOf(client) })
        await edit(on.server, people.at(-1)!.id, ({ state }) => {
          state.level = 10
        })
      }
      const [asker, helper, gossip, listener] = people as [(typeof people)[0], (typeof people)[0], (typeof people)[0], (typeof people)[0]]
      const room = (room: 'main' | 'private', body: { text: string; to?: number; forward?: number }) => ({ params: { room }, body })
      const support = (partner: number, text: string) => ({ params: { partner }, query: { support: true }, body: { text } })
      await asker.client.call('POST /api/mail/dialog/{partner}/send', support(SUPPORT_ID, 'Help!'))
      await appoint(on.server, helper.id, 'MODERATOR')
      expect((await helper.client.call('POST /api/mail/dialog/{partner}/send', support(asker.id, 'Try again'))).status).toBe(200)
      const said = await asker.client.call('POST /api/chat/{room}/send', room('main', { text: 'My own words' }))
      const forwarded = room('private', { text: 'x', to: listener.id, forward: said.reply.id })
      expect((await gossip.client.call('POST /api/chat/{room}/send', forwarded)).status).toBe(200)
      const { client: payer, id: payerId } = await byVk(`Secret payer ${engine}`)
      await buyFor(payer, asker.id)
      const { reply } = await asker.client.call('GET /api/security/data')
      const messages = reply.tables.find(({ table }) => table === 'chat_message')!.rows
      expect(messages.map(({ text }) => text)).toEqual(expect.arrayContaining(['Help!', 'Try again', 'My own words']))
      const purchases = reply.tables.find(({ table }) => table === 'purchase')!.rows
      expect(purchases).toMatchObject([{ product_id: 'gift_30' }])
      for (const rows of [messages, purchases])
        for (const row of rows)
          for (const value of Object.values(row)) {
            expect([helper.id, gossip.id, listener.id, payerId]).not.toContain(value)
            expect(`${value}`).not.toMatch(/Helper|Gossip|Listener|Secret payer/)
          }
    },
  )

  it.skipIf(!here)('a deleted player of a platform leaves no trace of who it was, and begins a new game there', async () => {
    const { client, id } = await byVk(`Leaver ${engine}`)
    const friend = await registered(on.server.app, 'Second friend')
    await buyFor(client, await idOf(friend))
    const elsewhere = await byVk(`Leaver ${engine}`)
    expect(await everything()).toContain(`Leaver ${engine} of VK`)
    expect((await remove(client)).reply).toEqual({ undoUntil: null })
    for (const session of [client, elsewhere.client])
      expect((await session.call('GET /api/player/current')).error.code).toBe('SESSION_EXPIRED')
    expect(await everything()).not.toContain(`Leaver ${engine} of VK`)
    const kept = await on.server.db.tx((tx) => tx.all('select state from purchase where player_id = ?', [id]))
    expect(kept).toEqual([{ state: 'GEMS_GRANTED' }])
    expect(await on.server.db.tx(wrongInBooks)).toEqual([])
    const [note] = (await friend.call('GET /api/player/notif/list')).reply
    expect(note).toMatchObject({ kind: 'giftGranted', values: { name: '' } })
    const again = await byVk(`Leaver ${engine}`)
    expect(again.id).not.toBe(id)
    expect((await again.client.call('GET /api/player/current')).reply.name).toBe(`Leaver ${engine} of VK`)
  })

  it.skipIf(!here)('a refund still finds the payment of a deleted player', async () => {
    const { client, id } = await byVk(`Payer ${engine}`)
    const { reply } = await client.call('POST /api/payment/buy/{id}', { params: { id: 1 }, query: {} })
    const tell = (state: 'PAID' | 'REFUNDED') => {
      const fact = { state, transactionId: `paid ${engine}`, nonce: reply.payload.nonce! }
      return on.server.app.inject({ method: 'POST', url: '/api/payment/notice/vk', ...on.server.portal.notice(fact) })
    }
    await tell('PAID')
    await remove(client)
    expect((await tell('REFUNDED')).body).toBe('DONE')
    expect(await on.server.db.tx((tx) => tx.all('select state from purchase where player_id = ?', [id]))).toEqual([{ state: 'REFUNDED' }])
    expect(await on.server.db.tx(wrongInBooks)).toEqual([])
  })

  it.skipIf(!here)('an account with a password asks for it, and signing in undoes the deletion for thirty days', async () => {
    const client = await registered(on.server.app, 'Returner')
    const id = await idOf(client)
    for (const wrong of [undefined, 'wrong'])
      expect((await remove(client, wrong)).error).toMatchObject({ code: 'PASSWORD_WRONG', field: '/password' })
    const { reply } = await remove(client, PASSWORD)
    expect(reply).toEqual({ undoUntil: on.server.clock() + UNDO })
    expect((await client.call('GET /api/player/current')).error.code).toBe('SESSION_EXPIRED')
    const sweep = () => swept(on.server.db, [waitingDeletions], on.server.clock(), personalOf(areas))
    const login = () =>
      testClient(on.server.app).call('POST /api/security/login', { body: { name: 'Returner', password: PASSWORD, lang: 'EN' } })
    on.server.clock.pass(UNDO - 1)
    await sweep()
    const back = await login()
    expect([back.status, back.reply.player.id, back.reply.restored]).toEqual([200, id, true])
    expect((await login()).reply.restored).toBe(false)
    on.server.clock.pass(UNDO)
    await sweep()
    const again = testClient(on.server.app)
    expect((await again.call('POST /api/security/login', { body: { name: 'Returner', password: PASSWORD, lang: 'EN' } })).status).toBe(200)
    await remove(again, PASSWORD)
    on.server.clock.pass(UNDO)
    await sweep()
    await sweep()
    expect((await login()).error.code).toBe('LOGIN_FAILED')
    expect((await registered(on.server.app, 'Returner')).session).not.toBeNull()
  })

  it.skipIf(!here)('the same request again has the same reply, and two at once delete once', async () => {
    const client = await guest(on.server.app)
    const session = client.session
    const key = `delete-me-${engine}-0001`
    const [first, second] = await Promise.all([
      remove(testClient(on.server.app, session), undefined, key),
      remove(testClient(on.server.app, session), undefined, key),
    ])
    const third = await remove(testClient(on.server.app, session), undefined, key)
    expect([first.reply, second.reply, third.reply]).toEqual([{ undoUntil: null }, { undoUntil: null }, { undoUntil: null }])
    expect((await remove(testClient(on.server.app, session))).error.code).toBe('SESSION_EXPIRED')
  })

  it.skipIf(!here)(
    'the other saves that only this player of the platform reached go as well, and an account of our own stays',
    async () => {
      const { client, id } = await byVk(`Chooser ${engine}`)
      const own = await registered(on.server.app, 'Own account')
      const [other, account] = [await idOf(await guest(on.server.app)), await idOf(own)]
      const link = 'insert into identity_climb (source, external_id, player_id, at) values (?, ?, ?, 0)'
      await on.server.db.tx(async (tx) => {
        for (const save of [other, account]) await tx.run(link, ['vk', `Chooser ${engine}`, save])
      })
      await remove(client)
      const creatures = (player: number) => on.server.db.tx((tx) => tx.all('select id from creature where player_id = ?', [player]))
      expect([await creatures(id), await creatures(other)]).toEqual([[], []])
      expect((await creatures(account)).length).toBeGreaterThan(0)
      expect((await own.call('GET /api/player/current')).reply.name).toBe('Own account')
    },
  )
})
