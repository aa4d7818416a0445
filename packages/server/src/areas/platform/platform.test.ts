import { HOUR } from '@skystair/contract/time'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { guest, registered, type TestClient, testClient } from '../../../testing/client.ts'
import { edit } from '../../../testing/edit-player.ts'
import { swept } from '../../../testing/swept.ts'
import { type TestApp, testApp } from '../../../testing/test-app.ts'
import { oldProofs } from './repository.ts'

let server: TestApp
beforeEach(async () => {
  server = await testApp()
})
afterEach(() => server.close())

const VK = { params: { source: 'vk' } } as const

const arrive = (client: TestClient, proof: Record<string, string>) =>
  client.call('POST /api/integration/{source}/authenticate', { ...VK, body: { lang: 'EN', proof } })
/** Anna signs in through the portal, each time with a new proof. */
const anna = (client: TestClient, name?: string) => {
  server.clock.pass(1)
  return arrive(client, server.portal.proof('anna', server.clock(), name))
}
const choose = (client: TestClient) =>
  client.call('POST /api/security/registerTrial', { body: { characterAndCompanion: 'WOMAN_2', lang: 'RU', frontVersion: 445 } })
const idOf = async (client: TestClient) => (await client.call('GET /api/player/id/current')).reply.id
const envelope = async (client: TestClient) => (await client.call('GET /api/player/info/current', { query: { frontVersion: 445 } })).reply
const hasWon = (id: number, stair: number) =>
  edit(server, id, ({ state }) => {
    Object.assign(state, { bestVictoryStair: stair, coordinate: stair * 480 })
  })
/** Returns a guest with some stairs won. */
async function guestAtStair(stair: number): Promise<{ client: TestClient; id: number }> {
  const client = await guest(server.app)
  const id = await idOf(client)
  await hasWon(id, stair)
  return { client, id }
}
/** Returns Anna with her own save on the portal. */
async function annaWithSave(stair: number): Promise<number> {
  const client = testClient(server.app)
  const { reply } = await anna(client)
  await choose(client)
  await hasWon(reply.player.id, stair)
  return reply.player.id
}

describe('a newcomer from a platform', () => {
  it('is known at once, and chooses a character before there is a player to play', async () => {
    const client = testClient(server.app)
    const { status, reply } = await anna(client, ' Anna  Смит ')
    expect([status, reply.choice]).toEqual([200, undefined])
    expect(reply.player).toMatchObject({ accessLevel: 'PLAYER', userSource: 'vk', registered: true, name: 'Anna Смит', creatures: [] })
    expect((await envelope(client)).player).toBeNull()
    const { reply: chosen } = await choose(client)
    expect(chosen.player).toMatchObject({ id: reply.player.id, characterAndCompanion: 'WOMAN_2', gender: 'FEMALE', accessLevel: 'PLAYER' })
    expect(chosen.player.creatures).toHaveLength(2)
    expect((await envelope(client)).player?.id).toBe(reply.player.id)
  })

  it('comes back to the same save from anywhere', async () => {
    const first = testClient(server.app)
    await anna(first)
    await choose(first)
    const elsewhere = testClient(server.app)
    expect((await anna(elsewhere)).reply.player.id).toBe(await idOf(first))
    expect(elsewhere.session).not.toBe(first.session)
  })

  it('gets no name that somebody has, or that is none', async () => {
    await registered(server.app, 'Taken')
    expect((await anna(testClient(server.app), 'TAKEN')).reply.player.name).toBeNull()
    const boris = server.portal.proof('boris', server.clock(), '<b>')
    expect((await arrive(testClient(server.app), boris)).reply.player.name).toBeNull()
  })

  it('is another player on another platform, though the id be the same', async () => {
    const proof = server.portal.proof('anna', server.clock())
    const onVk = (await arrive(testClient(server.app), proof)).reply.player.id
    const onYa = await testClient(server.app).call('POST /api/integration/ya/authenticate', { body: { lang: 'EN', uniqueIds: [], proof } })
    expect(onYa.reply.player.id).not.toBe(onVk)
  })
})

describe('a proof', () => {
  it('opens one session only, but is no hindrance to a page that is opened again with its session', async () => {
    const proof = server.portal.proof('anna', server.clock())
    const client = testClient(server.app)
    const first = await arrive(client, proof)
    const again = await arrive(client, proof)
    expect([again.status, again.reply.session, again.reply.expiresAt]).toEqual([200, first.reply.session, first.reply.expiresAt])
    const thief = await arrive(testClient(server.app), proof)
    expect([thief.status, thief.error.code]).toEqual([409, 'PROOF_USED'])
    const other = await guest(server.app)
    expect((await arrive(other, proof)).error.code).toBe('PROOF_USED')
  })

  it('is not made another one by adding what nobody reads, or by another order', async () => {
    const proof = server.portal.proof('anna', server.clock())
    await arrive(testClient(server.app), proof)
    expect((await arrive(testClient(server.app), { ...proof, extra: '1' })).error.code).toBe('PROOF_USED')
    const reversed = Object.fromEntries(Object.entries(proof).reverse())
    expect((await arrive(testClient(server.app), reversed)).error.code).toBe('PROOF_USED')
  })

  it('opens one session when it comes twice at the same time', async () => {
    const proof = server.portal.proof('anna', server.clock())
    const statuses = (await Promise.all([1, 2, 3].map(() => arrive(testClient(server.app), proof)))).map(({ status }) => status)
    expect(statuses.sort()).toEqual([200, 409, 409])
  })

  it('is answered as before where the same request is repeated', async () => {
    const body = { lang: 'EN' as const, proof: server.portal.proof('anna', server.clock()) }
    const key = { 'idempotency-key': 'key-of-this-arrival-0001' }
    const call = () => testClient(server.app).call('POST /api/integration/{source}/authenticate', { ...VK, body }, key)
    expect((await call()).reply.session).toBe((await call()).reply.session)
  })

  it('that a platform gives unchanged at every start lets its player come back each time', async () => {
    const proof = server.portal.proof('constant', server.clock())
    const first = await arrive(testClient(server.app), proof)
    server.clock.pass(HOUR)
    const second = await arrive(testClient(server.app), proof)
    expect([second.status, second.reply.player.id]).toEqual([200, first.reply.player.id])
  })

  it('of a launch that tells no time opens so many sessions and no more, until a day has passed', async () => {
    const proof = server.portal.proof('repeating', server.clock())
    const owner = testClient(server.app)
    const statuses = [await arrive(owner, proof), await arrive(testClient(server.app), proof)].map(({ status }) => status)
    const replayed = await arrive(testClient(server.app), proof)
    expect([...statuses, replayed.status, replayed.error.code]).toEqual([200, 200, 409, 'PROOF_USED'])
    expect((await arrive(owner, proof)).status).toBe(200)
    server.clock.pass(HOUR + 1)
    expect((await arrive(testClient(server.app), proof)).status).toBe(200)
  })

  it('is remembered by its hash alone, until no check would take it any more', async () => {
    const proof = server.portal.proof('anna', server.clock())
    await arrive(testClient(server.app), proof)
    const kept = JSON.stringify(await server.db.tx((tx) => tx.all('select * from proof_used')))
    expect(kept).not.toContain(proof.signature)
    expect(await swept(server.db, [oldProofs], server.clock() + HOUR)).toBe(0)
    expect(await swept(server.db, [oldProofs], server.clock() + HOUR + 1)).toBe(1)
  })

  it('never comes into a log', async () => {
    const lines: string[] = []
    const own = await testApp({
      config: { logLevel: 'trace', logRequests: true },
      deps: { logTo: { write: (line) => void lines.push(line) } },
    })
    const proof = own.portal.proof('anna', own.clock())
    await arrive(testClient(own.app), proof)
    await arrive(testClient(own.app), proof)
    await arrive(testClient(own.app), { ...proof, id: 'boris' })
    await own.close()
    expect(lines.join('')).toContain('/api/integration/vk/authenticate')
    expect(lines.join('')).not.toContain(proof.signature)
  })
})

describe('a guest of this browser', () => {
  it('becomes the platform’s player where that one has no save', async () => {
    const { client, id } = await guestAtStair(3)
    const before = client.session
    const { reply } = await anna(client)
    expect(reply).toMatchObject({ player: { id, accessLevel: 'PLAYER', userSource: 'vk', bestVictoryStair: 3 } })
    expect(reply.choice).toBeUndefined()
    expect((await testClient(server.app, before).call('POST /api/security/logout')).error.code).toBe('SESSION_EXPIRED')
    expect((await anna(testClient(server.app))).reply.player.id).toBe(id)
  })

  it('goes on where the platform’s player has begun nothing yet', async () => {
    await anna(testClient(server.app))
    const { client, id } = await guestAtStair(2)
    expect((await anna(client)).reply).toMatchObject({ player: { id, bestVictoryStair: 2 } })
    expect((await client.call('POST /api/integration/{source}/v2/search', VK)).reply.map(({ id }) => id)).toEqual([id])
  })

  it('is left behind where there is nothing to lose', async () => {
    const there = await annaWithSave(4)
    const client = await guest(server.app)
    const { reply } = await anna(client)
    expect([reply.player.id, reply.choice]).toEqual([there, undefined])
  })

  it('and the platform’s player are offered both saves where both have progress, and either can be continued', async () => {
    const there = await annaWithSave(4)
    const { client, id: here } = await guestAtStair(7)
    const { reply } = await anna(client)
    expect(reply.player.id).toBe(there)
    expect(reply.choice?.map(({ id, stair }) => [id, stair])).toEqual([
      [there, 5],
      [here, 8],
    ])
    expect((await client.call('POST /api/integration/{source}/v2/search', VK)).reply).toEqual(reply.choice)

    const chosen = await client.call('POST /api/integration/{source}/v2/remap', { ...VK, body: { currId: there, chosenId: here } })
    expect(chosen.reply.player).toMatchObject({ id: here, bestVictoryStair: 7, accessLevel: 'PLAYER' })
    expect((await anna(testClient(server.app))).reply.player.id).toBe(here)

    const back = await client.call('POST /api/integration/{source}/v2/remap', { ...VK, body: { currId: here, chosenId: there } })
    expect(back.reply.player).toMatchObject({ id: there, bestVictoryStair: 4 })
  })

  it('knows the highest level among the saves of its player', async () => {
    const there = await annaWithSave(4)
    const { client, id: here } = await guestAtStair(7)
    await edit(server, there, ({ state }) => void Object.assign(state, { level: 3 }))
    await edit(server, here, ({ state }) => void Object.assign(state, { level: 9 }))
    await anna(client)
    expect(await envelope(client)).toMatchObject({ player: { id: there, level: 3 }, maxLevelAmongAccs: 9 })
  })

  it('is nobody else’s to choose', async () => {
    await annaWithSave(4)
    const { client } = await guestAtStair(7)
    const { reply } = await anna(client)
    const boris = testClient(server.app)
    const own = await arrive(boris, server.portal.proof('boris', server.clock()))
    const guestId = reply.choice?.[1]?.id ?? 0
    const stolen = await boris.call('POST /api/integration/{source}/v2/remap', {
      ...VK,
      body: { currId: own.reply.player.id, chosenId: guestId },
    })
    expect([stolen.status, stolen.error.code]).toEqual([403, 'NOT_YOURS'])
    const asAnna = await boris.call('POST /api/integration/{source}/v2/remap', {
      ...VK,
      body: { currId: reply.player.id, chosenId: guestId },
    })
    expect(asAnna.error.code).toBe('NOT_YOURS')
  })
})

describe('an account of our own', () => {
  it('is not taken over by somebody else who comes by a platform in the same browser', async () => {
    const client = await registered(server.app, 'Own account')
    const id = await idOf(client)
    const { reply } = await anna(client)
    expect(reply.player.id).not.toBe(id)
    expect((await anna(testClient(server.app))).reply.player.id).toBe(reply.player.id)
  })
})

describe('POST /api/integration/gp/login', () => {
  const gp = (client: TestClient, playerId: string) => {
    server.clock.pass(1)
    const proof = server.portal.proof(playerId, server.clock())
    return client.call('POST /api/integration/gp/authenticate', { body: { lang: 'EN', playerId, proof } })
  }
  const move = (client: TestClient, oldPlayerId: string, newPlayerId: string) =>
    client.call('POST /api/integration/gp/login', {
      body: { oldPlayerId, newPlayerId, proof: server.portal.proof(newPlayerId, server.clock()) },
    })

  it('moves the save to the player that the platform knows now', async () => {
    const client = testClient(server.app)
    const { player } = (await gp(client, 'nameless')).reply
    expect((await move(client, 'nameless', 'anna')).reply).toEqual({ text: 'OK', moved: true })
    expect((await gp(testClient(server.app), 'anna')).reply.player.id).toBe(player.id)
  })

  it('says so where that one has a save already', async () => {
    await gp(testClient(server.app), 'anna')
    const client = testClient(server.app)
    await gp(client, 'nameless')
    expect((await move(client, 'nameless', 'anna')).reply).toEqual({ text: 'Player already exists', moved: false })
  })
})
