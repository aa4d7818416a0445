import { NAME_PRICE } from '@skystair/world/areas/security/rows'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { guest, PASSWORD, registered, testClient } from '../../../testing/client.ts'
import { edit } from '../../../testing/edit-player.ts'
import { give } from '../../../testing/purse.ts'
import { swept } from '../../../testing/swept.ts'
import { type TestApp, testApp } from '../../../testing/test-app.ts'
import { oldSessions } from '../../session/session.ts'

let server: TestApp
beforeEach(async () => {
  server = await testApp()
})
afterEach(() => server.close())

const trial = { characterAndCompanion: 'WOMAN_1', lang: 'RU', frontVersion: 445 } as const

describe('POST /api/security/registerTrial', () => {
  it('begins a game and returns the session in body and header', async () => {
    const client = testClient(server.app)
    const { status, reply, headers } = await client.call('POST /api/security/registerTrial', { body: trial })
    expect(status).toBe(200)
    expect(headers.session).toBe(reply.session)
    expect(reply.player).toMatchObject({ registered: false, accessLevel: 'TRIAL', characterAndCompanion: 'WOMAN_1', lang: 'RU' })
    expect((await client.call('GET /api/security/isPlayerExist')).reply).toEqual({ exists: true, id: reply.player.id })
  })

  it('remembers which client the player began with', async () => {
    const client = testClient(server.app)
    const { id } = (await client.call('POST /api/security/registerTrial', { body: { ...trial, frontVersion: 447 } })).reply.player
    await edit(server, id, ({ state }) => {
      expect([state.frontVersion, state.startedAt]).toEqual([447, server.clock()])
    })
  })

  it('remembers on what page and what screen the player began', async () => {
    const told = { domain: 'portal.example', sw: 390, sh: 844, cw: 390, ch: 700, h_session: 'page-1' }
    const { id } = (await testClient(server.app).call('POST /api/security/registerTrial', { body: { ...trial, ...told } })).reply.player
    expect(await server.db.tx((tx) => tx.all('select * from arrival'))).toEqual([{ player_id: id, ...told, at: server.clock() }])
  })

  it('stores the token as a hash only', async () => {
    const client = await guest(server.app)
    const rows = await server.db.tx((tx) => tx.all('select * from session'))
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain(client.session)
  })

  it('refuses a character that is none and names the field', async () => {
    const { status, error } = await testClient(server.app).call('POST /api/security/registerTrial', {
      body: { ...trial, characterAndCompanion: 'DOG_1' as 'MAN_1' },
    })
    expect([status, error.code, error.field]).toEqual([400, 'BAD_INPUT', '/characterAndCompanion'])
    expect(await server.db.tx((tx) => tx.all('select id from player'))).toEqual([])
  })
})

describe('POST /api/security/register', () => {
  it('makes a guest a player under a trimmed name and rotates the session', async () => {
    const client = await guest(server.app)
    const before = client.session
    const { status, reply } = await client.call('POST /api/security/register', {
      body: { name: '  Лесной  Кот ', password: PASSWORD, optionalMailOrPhone: ' +7 (900) 123-45-67 ' },
    })
    expect(status).toBe(200)
    expect(reply.player).toMatchObject({ name: 'Лесной Кот', mailOrPhone: '+79001234567', registered: true, accessLevel: 'PLAYER' })
    expect(client.session).not.toBe(before)
    expect((await testClient(server.app, before).call('GET /api/security/isPlayerExist')).reply.exists).toBe(false)
    expect((await testClient(server.app, before).call('POST /api/security/logout')).error.code).toBe('SESSION_EXPIRED')
  })

  it.each([
    ['NAME_EMPTY', '/name', { name: '   ' }],
    ['NAME_TOO_SHORT', '/name', { name: 'ab' }],
    ['NAME_TOO_LONG', '/name', { name: 'a'.repeat(41) }],
    ['NAME_FORBIDDEN', '/name', { name: 'cat <b>' }],
    ['NAME_FORBIDDEN', '/name', { name: '...' }],
    ['NAME_MIXED', '/name', { name: 'Wаnderer' }],
    ['NAME_RESERVED', '/name', { name: 'Модератор' }],
    ['NAME_RESERVED', '/name', { name: 'ADM1N' }],
    ['PASSWORD_EMPTY', '/password', { password: '   ' }],
    ['PASSWORD_TOO_SHORT', '/password', { password: '1' }],
    ['PASSWORD_COMMON', '/password', { password: 'password1' }],
    ['PASSWORD_COMMON', '/password', { password: 'Wanderer' }],
    ['PASSWORD_TOO_LONG', '/password', { password: 'p'.repeat(101) }],
    ['PHONE_INVALID', '/optionalMailOrPhone', { optionalMailOrPhone: '89001234567' }],
    ['PHONE_INVALID', '/optionalMailOrPhone', { optionalMailOrPhone: '+123' }],
    ['MAIL_INVALID', '/optionalMailOrPhone', { optionalMailOrPhone: 'cat.example' }],
    ['MAIL_INVALID', '/optionalMailOrPhone', { optionalMailOrPhone: 'cat@' }],
    ['MAIL_INVALID', '/optionalMailOrPhone', { optionalMailOrPhone: '<img src=x onerror=alert(1)>@x' }],
  ])('returns %s at %s and changes nothing', async (code, field, wrong) => {
    const client = await guest(server.app)
    const { status, error } = await client.call('POST /api/security/register', { body: { name: 'Wanderer', password: PASSWORD, ...wrong } })
    expect([status, error.code, error.field]).toEqual([400, code, field])
    expect(await server.db.tx((tx) => tx.one('select name, password_hash from player'))).toMatchObject({ name: null, password_hash: null })
  })

  it('gives the start bonus once for a code, whether it came at the beginning or only now', async () => {
    const inviter = await registered(server.app, 'Inviter')
    const { code: ref } = (await inviter.call('GET /api/referral/my/code')).reply
    const late = await guest(server.app)
    const early = testClient(server.app)
    await early.call('POST /api/security/registerTrial', { body: { ...trial, ref } })
    const gems = async (client: typeof late, name: string) =>
      (await client.call('POST /api/security/register', { body: { name, password: PASSWORD, ref } })).reply.player.resources.mithril
    expect([await gems(late, 'Late'), await gems(early, 'Early')]).toEqual([99, 99])
    expect((await inviter.call('GET /api/referral/my/code')).reply.invited).toBe(2)
  })

  it('leaves a blank mail or phone out', async () => {
    const client = await guest(server.app)
    const { reply } = await client.call('POST /api/security/register', {
      body: { name: 'Wanderer', password: PASSWORD, optionalMailOrPhone: '  ' },
    })
    expect(reply.player.mailOrPhone).toBe(null)
  })

  it('refuses a name that differs only by case or looks like another, and a second registration', async () => {
    const first = await guest(server.app)
    await first.call('POST /api/security/register', {
      body: { name: 'Wanderer', password: PASSWORD, optionalMailOrPhone: 'Cat@Home.example' },
    })
    const second = await guest(server.app)
    const register = (name: string, optionalMailOrPhone?: string) =>
      second.call('POST /api/security/register', {
        body: { name, password: PASSWORD, ...(optionalMailOrPhone ? { optionalMailOrPhone } : {}) },
      })
    expect((await register('WANDERER')).error).toMatchObject({ code: 'NAME_TAKEN', field: '/name' })
    for (const name of ['Wandегег', 'Wande\u0433er']) expect((await register(name)).error.code).toBe('NAME_MIXED')
    const third = await registered(server.app, 'Anna Cora')
    expect((await third.call('POST /api/security/name/set', { body: { name: 'Аnnа Сога' } })).error.code).toBe('NAME_MIXED')
    expect((await register('Anna Сога')).error).toMatchObject({ code: 'NAME_TAKEN', field: '/name' })
    expect((await first.call('POST /api/security/register', { body: { name: 'Again', password: PASSWORD } })).error.code).toBe(
      'ALREADY_REGISTERED',
    )
  })
})

describe('a mail address that several players have named', () => {
  const contact = 'cat@home.example'
  const register = async (name: string, password: string) => {
    const client = await guest(server.app)
    const { status, reply } = await client.call('POST /api/security/register', { body: { name, password, optionalMailOrPhone: contact } })
    return { client, status, id: status === 200 ? reply.player.id : 0 }
  }
  const login = async (password: string) => {
    const { status, reply } = await testClient(server.app).call('POST /api/security/login', {
      body: { name: contact, password, lang: 'EN' },
    })
    return status === 200 ? reply.player.id : status
  }

  it('reveals to nobody that another player has it', async () => {
    const first = await register('First', 'the first password')
    const second = await register('Second', 'the second password')
    expect([first.status, second.status]).toEqual([200, 200])
    const third = await registered(server.app, 'Third')
    const set = await third.call('POST /api/security/mailOrPhone/set', { body: { mailOrPhone: contact, password: PASSWORD } })
    expect([set.status, set.reply.mailOrPhone]).toEqual([200, contact])
  })

  it('leads each of them to the own account by the password', async () => {
    const first = await register('First', 'the first password')
    const second = await register('Second', 'the second password')
    expect([await login('the first password'), await login('the second password'), await login('another password')]).toEqual([
      first.id,
      second.id,
      401,
    ])
  })

  it('stays the way in of those who could sign in by it first, whoever names it later', async () => {
    const strangers = await Promise.all(Array.from({ length: 4 }, (_, n) => registered(server.app, `Stranger ${n}`)))
    const owner = await register('Marta', 'the first password')
    for (const stranger of strangers) {
      server.clock.pass(1)
      await stranger.call('POST /api/security/mailOrPhone/set', { body: { mailOrPhone: contact, password: PASSWORD } })
    }
    expect(await login('the first password')).toBe(owner.id)
    // Naming it again changes nothing; who names another one gives the place away.
    const set = (mailOrPhone: string) =>
      owner.client.call('POST /api/security/mailOrPhone/set', { body: { mailOrPhone, password: 'the first password' } })
    await set(contact)
    expect(await login('the first password')).toBe(owner.id)
    await set('other@home.example')
    await set(contact)
    expect(await login('the first password')).toBe(401)
  })

  it('is not taken by accounts that nobody can sign in to', async () => {
    const owner = await register('Marta', 'the first password')
    for (let n = 0; n < 3; n++) {
      const { client } = await register(`Of a platform ${n}`, PASSWORD)
      const { id } = (await client.call('GET /api/player/id/current')).reply
      // As those of platforms, and named before.
      await server.db.tx((tx) => tx.run('update player set password_hash = null, contact_at = 0 where id = ?', [id]))
    }
    expect(await login('the first password')).toBe(owner.id)
  })

  it('signs a player who registered twice with one password in to the older account, with its progress', async () => {
    const first = await register('First', PASSWORD)
    await register('Second', PASSWORD)
    expect(await login(PASSWORD)).toBe(first.id)
  })

  it('still leads the first to their account when many others name it', async () => {
    const first = await register('First', PASSWORD)
    for (const name of ['Thief a', 'Thief b', 'Thief c']) await register(name, 'a password of thieves')
    expect(await login(PASSWORD)).toBe(first.id)
  })
})

describe('POST /api/security/login', () => {
  it.each(['wanderer', 'CAT@home.example', ' Wanderer '])('finds the player by %s', async (name) => {
    const first = await guest(server.app)
    const { reply: made } = await first.call('POST /api/security/register', {
      body: { name: 'Wanderer', password: PASSWORD, optionalMailOrPhone: 'cat@home.example' },
    })
    const { status, reply } = await testClient(server.app).call('POST /api/security/login', {
      body: { name, password: PASSWORD, lang: 'EN' },
    })
    expect([status, reply.player.id]).toEqual([200, made.player.id])
  })

  it('returns the same for an unknown name and a wrong password', async () => {
    await registered(server.app, 'Wanderer')
    const client = testClient(server.app)
    const wrong = await client.call('POST /api/security/login', { body: { name: 'Wanderer', password: 'no', lang: 'EN' } })
    const unknown = await client.call('POST /api/security/login', { body: { name: 'Nobody', password: 'no', lang: 'EN' } })
    expect([wrong.status, wrong.error.code]).toEqual([401, 'LOGIN_FAILED'])
    expect({ ...unknown.error, requestId: '' }).toEqual({ ...wrong.error, requestId: '' })
  })

  it('continues in the language in which the player returned', async () => {
    const first = await registered(server.app, 'Wanderer')
    await first.call('POST /api/player/lang/switch/{lang}', { params: { lang: 'RU' } })
    const { reply } = await testClient(server.app).call('POST /api/security/login', {
      body: { name: 'Wanderer', password: PASSWORD, lang: 'EN' },
    })
    expect([reply.player.lang, (await first.call('GET /api/player/current')).reply.lang]).toEqual(['EN', 'EN'])
  })

  it('ends the session that was there before', async () => {
    await registered(server.app, 'Wanderer')
    const client = await guest(server.app)
    const before = client.session
    await client.call('POST /api/security/login', { body: { name: 'Wanderer', password: PASSWORD, lang: 'EN' } })
    expect((await testClient(server.app, before).call('POST /api/security/logout')).error.code).toBe('SESSION_EXPIRED')
  })
})

describe('the settings of an account', () => {
  it('change the name, and refuse the same one, a taken one and a guest', async () => {
    await registered(server.app, 'Taken')
    const client = await registered(server.app, 'Wanderer')
    expect((await client.call('POST /api/security/name/set', { body: { name: 'Wanderer' } })).error.code).toBe('NAME_UNCHANGED')
    expect((await client.call('POST /api/security/name/set', { body: { name: 'taken' } })).error.code).toBe('NAME_TAKEN')
    expect((await client.call('POST /api/security/name/set', { body: { name: 'WANDERER' } })).reply.name).toBe('WANDERER')
    const other = await guest(server.app)
    expect((await other.call('POST /api/security/name/set', { body: { name: 'Guest' } })).error.code).toBe('REGISTERED_ONLY')
  })

  it('change the name for nothing once, and for gems ever after', async () => {
    const client = await registered(server.app, 'Wanderer')
    const { id } = (await client.call('GET /api/player/id/current')).reply
    await edit(server, id, (_, tx) => give(tx, id, { mithril: 2 * NAME_PRICE - 1 }))
    const rename = (name: string) => client.call('POST /api/security/name/set', { body: { name } })
    const free = (await rename('Walker')).reply
    expect([free.resources?.mithril, free.metaData?.namePrice]).toEqual([2 * NAME_PRICE - 1, String(NAME_PRICE)])
    expect((await rename('Runner')).reply.resources?.mithril).toBe(NAME_PRICE - 1)
    expect((await rename('Sleeper')).error).toMatchObject({ code: 'NOT_ENOUGH_RESOURCES', field: '/mithril' })
    expect((await client.call('GET /api/player/current')).reply.name).toBe('Runner')
  })

  it('change mail or phone, and refuse an empty one', async () => {
    const client = await registered(server.app, 'Wanderer')
    expect((await client.call('POST /api/security/mailOrPhone/set', { body: { mailOrPhone: ' ', password: PASSWORD } })).error.code).toBe(
      'CONTACT_EMPTY',
    )
    const { reply } = await client.call('POST /api/security/mailOrPhone/set', {
      body: { mailOrPhone: 'cat@home.example', password: PASSWORD },
    })
    expect(reply.mailOrPhone).toBe('cat@home.example')
  })

  it('change mail or phone only with the password, which the other sessions see in a notification', async () => {
    const client = await registered(server.app, 'Wanderer')
    const elsewhere = testClient(server.app)
    await elsewhere.call('POST /api/security/login', { body: { name: 'Wanderer', password: PASSWORD, lang: 'EN' } })
    const set = (password?: string) =>
      client.call('POST /api/security/mailOrPhone/set', { body: { mailOrPhone: 'cat@home.example', ...(password ? { password } : {}) } })
    for (const wrong of [undefined, 'wrong']) expect((await set(wrong)).error).toMatchObject({ code: 'PASSWORD_WRONG', field: '/password' })
    expect((await elsewhere.call('GET /api/player/current')).reply.mailOrPhone).toBeNull()
    await set(PASSWORD)
    await set(PASSWORD)
    expect((await elsewhere.call('GET /api/player/notif/list')).reply.map(({ kind }) => kind)).toEqual(['contactChanged'])
  })

  it('change mail or phone without a password if the account has none', async () => {
    const client = await guest(server.app)
    const { id } = (await client.call('GET /api/player/id/current')).reply
    await server.db.tx((tx) => tx.run("update player set access_level = 'PLAYER', source = 'vk' where id = ?", [id]))
    const { status, reply } = await client.call('POST /api/security/mailOrPhone/set', { body: { mailOrPhone: 'cat@home.example' } })
    expect([status, reply.mailOrPhone]).toEqual([200, 'cat@home.example'])
  })

  it('change the password only for players who know it, and end all other sessions', async () => {
    const client = await registered(server.app, 'Wanderer')
    const elsewhere = testClient(server.app)
    await elsewhere.call('POST /api/security/login', { body: { name: 'Wanderer', password: PASSWORD, lang: 'EN' } })
    const set = (passwordCurrent: string, passwordNew: string) =>
      client.call('POST /api/security/password/set', { body: { passwordCurrent, passwordNew } })
    expect((await set('wrong', 'the new one')).error).toMatchObject({ code: 'PASSWORD_WRONG', field: '/passwordCurrent' })
    expect((await set(PASSWORD, ' ')).error.code).toBe('PASSWORD_EMPTY')
    expect((await set(PASSWORD, 'wanderer')).error).toMatchObject({ code: 'PASSWORD_COMMON', field: '/passwordNew' })
    expect((await set(PASSWORD, 'the new one')).status).toBe(200)
    expect((await elsewhere.call('POST /api/security/logout')).error.code).toBe('SESSION_EXPIRED')
    expect((await client.call('GET /api/security/isPlayerExist')).reply.exists).toBe(true)
    const again = testClient(server.app)
    expect((await again.call('POST /api/security/login', { body: { name: 'Wanderer', password: 'the new one', lang: 'EN' } })).status).toBe(
      200,
    )
  })
})

describe('a session', () => {
  it('ends at logout', async () => {
    const client = await guest(server.app)
    expect((await client.call('POST /api/security/logout')).reply).toEqual({ done: true })
    expect((await client.call('POST /api/security/logout')).error.code).toBe('SESSION_EXPIRED')
  })

  it('ends after the days that the operator allows, unless it was used', async () => {
    const day = 86_400_000
    const used = await guest(server.app)
    const unused = await guest(server.app)
    server.clock.pass(60 * day)
    expect((await used.call('GET /api/security/isPlayerExist')).reply.exists).toBe(true)
    server.clock.pass(60 * day)
    expect((await used.call('GET /api/security/isPlayerExist')).reply.exists).toBe(true)
    expect((await unused.call('GET /api/security/isPlayerExist')).reply.exists).toBe(false)
    expect((await unused.call('POST /api/security/logout')).error.code).toBe('SESSION_EXPIRED')
  })
})

describe('what is over', () => {
  it('is forgotten after a month, and what lives is kept', async () => {
    const over = await guest(server.app)
    await over.call('POST /api/security/logout')
    const lives = await guest(server.app)
    const forgotten = (days: number) => swept(server.db, oldSessions, server.clock() + days * 86_400_000)
    expect(await forgotten(29)).toBe(0)
    expect(await forgotten(30)).toBe(1)
    expect((await lives.call('GET /api/security/isPlayerExist')).reply.exists).toBe(true)
  })
})

describe('GET /api/connection/isConnectionExists', () => {
  it('returns the time of the server', async () => {
    const { reply } = await testClient(server.app).call('GET /api/connection/isConnectionExists')
    expect(reply).toEqual({ connected: true, serverTimeMs: server.clock() })
  })
})
