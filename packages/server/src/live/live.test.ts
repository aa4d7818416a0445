import { once } from 'node:events'
import { connect } from 'node:net'
import type { LiveEvent, LiveSnapshot } from '@skystair/contract'
import type { Client } from '@stomp/stompjs'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { WebSocket } from 'ws'
import { enrol, founded, grownUp } from '../../testing/clan.ts'
import { guest } from '../../testing/client.ts'
import { fixtureFor } from '../../testing/contract-cases/fixture.ts'
import { socketOf, stompClient } from '../../testing/stomp.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'
import type { Deps } from '../deps.ts'
import { drain } from '../ops/drain.ts'
import type { Db } from '../storage/db.ts'
import { openSqlite } from '../storage/sqlite.ts'
import { type Bus, RECENT_MESSAGES } from './bus/bus.ts'
import { memoryBus } from './bus/memory.ts'
import { MAX_FRAMES } from './connection.ts'
import { SOCKETS_OF_PLAYER } from './serve.ts'

const news: LiveEvent = { type: 'player.changed', notificationType: 'PLAYER_CHANGED' }
const BROADCAST = '/stomp/broadcast'
const BEAT = 50

let server: TestApp
let url: string
const clients: Client[] = []

async function begin(deps: Partial<Deps> = {}, db?: Db): Promise<void> {
  server = await testApp({ ...(db ? { db } : {}), deps: { beat: BEAT, ...deps } })
  url = await socketOf(server)
}
beforeEach(() => begin())
afterEach(async () => {
  for (const client of clients.splice(0)) await client.deactivate({ force: true })
  await server.close()
})

const open = (session: string | null, beat = 0) => stompClient(url, session, { beat, clients })

describe('the live socket', () => {
  it('sends a subscriber a snapshot, then every message with its number', async () => {
    const { connected, subscribe } = open((await guest(server.app)).session)
    await connected.until(1)
    const received = subscribe(BROADCAST)
    expect(await received.until(1)).toEqual([{ seq: 0, notificationType: 'SNAPSHOT', messages: [] }])
    await server.deps.bus.publish(BROADCAST, news)
    await server.deps.bus.publish(BROADCAST, news)
    expect((await received.until(3)).slice(1)).toEqual([
      { ...news, seq: 1 },
      { ...news, seq: 2 },
    ])
    expect(received.frames.map(({ headers }) => headers.seq)).toEqual(['0', '1', '2'])
  })

  it.each([
    ['without a session', null],
    ['with an unknown session', 'nobody'],
  ])('refuses to connect %s', async (_, session) => {
    const { refused, connected } = open(session)
    expect(await refused.until(1)).toEqual(['SESSION_EXPIRED'])
    expect(connected.items).toEqual([])
  })

  it.each(['/stomp/personal/somebody-else', '/stomp/clan/1', '/stomp/nowhere'])(
    'refuses to subscribe a client to %s',
    async (destination) => {
      const { connected, refused, subscribe } = open((await guest(server.app)).session)
      await connected.until(1)
      const received = subscribe(destination)
      expect(await refused.until(1)).toEqual(['FORBIDDEN'])
      await server.deps.bus.publish(destination, news)
      expect(received.items).toEqual([])
    },
  )

  it('sends a client its personal messages', async () => {
    const { connected, subscribe } = open((await guest(server.app)).session)
    const { client_uuid } = (await server.db.tx((tx) => tx.one<{ client_uuid: string }>('select client_uuid from session')))!
    await connected.until(1)
    const received = subscribe(`/stomp/personal/${client_uuid}`)
    await received.until(1)
    await server.deps.bus.publish(`/stomp/personal/${client_uuid}`, news)
    expect((await received.until(2))[1]).toMatchObject({ seq: 1 })
  })

  it('sends members the messages of their clan, and none once they have left it', async () => {
    const fixtures = [await fixtureFor(server, 'PLAYER'), await fixtureFor(server, 'PLAYER')] as const
    const [leader, member] = fixtures
    for (const { id } of fixtures) await grownUp(server, id)
    const clanId = await founded(leader.client)
    const destination = `/stomp/clan/${clanId}`
    const early = open(member.client.session)
    await early.connected.until(1)
    early.subscribe(destination)
    expect(await early.refused.until(1)).toEqual(['FORBIDDEN'])
    await enrol(server, clanId, member.id)
    const { connected, subscribe } = open(member.client.session)
    await connected.until(1)
    const received = subscribe(destination)
    await received.until(1)
    await leader.client.call('POST /api/clan/donate', { body: { type: 'GEMS', amount: 1 } })
    expect((await received.until(2))[1]).toMatchObject({ notificationType: 'CLAN_CHANGED', part: 'BUDGET' })
    await leader.client.call('POST /api/clan/participant/action', { body: { playerId: member.id, type: 'KICK' } })
    await leader.client.call('POST /api/clan/donate', { body: { type: 'GEMS', amount: 1 } })
    const others = subscribe(BROADCAST)
    await server.deps.bus.publish(BROADCAST, news)
    await others.until(1)
    expect(received.items).toHaveLength(2)
  })

  it('still sends the messages of a clan to a player who has left it and joined it again', async () => {
    const fixtures = [await fixtureFor(server, 'PLAYER'), await fixtureFor(server, 'PLAYER')] as const
    const [leader, member] = fixtures
    for (const { id } of fixtures) await grownUp(server, id)
    const clanId = await founded(leader.client)
    await enrol(server, clanId, member.id)
    const { connected, subscribe } = open(member.client.session)
    await connected.until(1)
    const received = subscribe(`/stomp/clan/${clanId}`)
    await received.until(1)
    // The notice that the player left arrives when the player is a member again.
    const left: LiveEvent = { type: 'clan.left', notificationType: 'CLAN_LEFT', playerId: member.id }
    for (let times = 0; times < 2; times++) await server.deps.bus.publish(`/stomp/clan/${clanId}`, left)
    await leader.client.call('POST /api/clan/donate', { body: { type: 'GEMS', amount: 1 } })
    expect((await received.until(2))[1]).toMatchObject({ notificationType: 'CLAN_CHANGED', part: 'BUDGET' })
  })

  it('withholds what players have written whom the receiver has blocked, until they are unblocked, and misses no number', async () => {
    const [me, rude, kind] = [await fixtureFor(server, 'PLAYER'), await fixtureFor(server, 'PLAYER'), await fixtureFor(server, 'PLAYER')]
    for (const { id } of [rude, kind]) await grownUp(server, id)
    const say = ({ client }: typeof rude, text: string, forward?: number) =>
      client.call('POST /api/chat/{room}/send', {
        params: { room: 'main' },
        body: forward ? { text: '', kind: 'FORWARDED', forward } : { text },
      })
    const { connected, subscribe } = open(me.client.session)
    await connected.until(1)
    const received = subscribe(BROADCAST)
    await received.until(1)
    await me.client.call('POST /api/chat/block/{playerId}', { params: { playerId: rude.id } })
    const { id } = (await say(rude, 'Noise')).reply
    await say(kind, '', id)
    await say(kind, 'Hello!')
    expect(await received.until(4)).toMatchObject([
      {},
      { seq: 1, notificationType: 'CHAT_MESSAGE_MUTED' },
      { seq: 2, notificationType: 'CHAT_MESSAGE_MUTED' },
      { seq: 3, notificationType: 'CHAT_MESSAGE' },
    ])
    const later = open(me.client.session)
    await later.connected.until(1)
    const missed = JSON.stringify(await later.subscribe(BROADCAST, { 'from-seq': '0' }).until(3))
    expect([missed.includes('Hello!'), missed.includes('Noise')]).toEqual([true, false])
    expect(JSON.stringify(received.items)).not.toContain('Noise')
    await me.client.call('POST /api/chat/unblock/{playerId}', { params: { playerId: rude.id } })
    await say(rude, 'Sorry')
    expect((await received.until(5))[4]).toMatchObject({ seq: 4, message: { text: 'Sorry' } })
  })

  it('sends missed messages again, or a snapshot where they are no longer kept', async () => {
    const { connected, subscribe } = open((await guest(server.app)).session)
    for (let n = 0; n < RECENT_MESSAGES + 5; n++) await server.deps.bus.publish(BROADCAST, news)
    await connected.until(1)
    const little = subscribe(BROADCAST, { 'from-seq': String(RECENT_MESSAGES + 3) })
    expect((await little.until(2)).map(({ seq }) => seq)).toEqual([RECENT_MESSAGES + 4, RECENT_MESSAGES + 5])
    const much = subscribe(BROADCAST, { 'from-seq': '2' })
    const snapshot = (await much.until(1))[0] as LiveSnapshot
    expect([snapshot.notificationType, snapshot.seq, snapshot.messages.length]).toEqual(['SNAPSHOT', RECENT_MESSAGES + 5, RECENT_MESSAGES])
    const ahead = subscribe(BROADCAST, { 'from-seq': '1000' })
    expect((await ahead.until(1))[0]).toMatchObject({ notificationType: 'SNAPSHOT', seq: RECENT_MESSAGES + 5 })
  })

  it('sends a snapshot where the numbering of a destination starts again', async () => {
    await server.close()
    let publish: Parameters<Bus['listen']>[0] = () => {}
    await begin({
      bus: {
        ...memoryBus(),
        listen(listener) {
          publish = listener
          return () => {}
        },
      },
    })
    const { connected, subscribe } = open((await guest(server.app)).session)
    await connected.until(1)
    const received = subscribe(BROADCAST)
    await received.until(1)
    for (const seq of [1, 2, 1, 2]) publish(BROADCAST, { ...news, seq })
    expect((await received.until(5)).slice(1)).toEqual([
      { ...news, seq: 1 },
      { ...news, seq: 2 },
      { seq: 1, notificationType: 'SNAPSHOT', messages: [{ ...news, seq: 1 }] },
      { ...news, seq: 2 },
    ])
  })

  it('misses nothing when a client reconnects after a lost connection', async () => {
    const { client, connected, subscribe } = open((await guest(server.app)).session)
    await connected.until(1)
    const before = subscribe(BROADCAST)
    await before.until(1)
    await server.deps.bus.publish(BROADCAST, news)
    await before.until(2)
    client.webSocket && (client.webSocket as unknown as WebSocket).terminate()
    await server.deps.bus.publish(BROADCAST, news)
    await connected.until(2)
    const after = subscribe(BROADCAST, { 'from-seq': '1' })
    expect(await after.until(1)).toEqual([{ ...news, seq: 2 }])
  })

  it('sends heart-beats, and disconnects a client that announced its own and sends none', async () => {
    const { session } = await guest(server.app)
    const lively = open(session, BEAT)
    await lively.connected.until(1)
    const silent = new WebSocket(url, ['v12.stomp'])
    const texts: string[] = []
    silent.on('message', (data) => texts.push(String(data)))
    await once(silent, 'open')
    silent.send(`CONNECT\naccept-version:1.2\nsession:${session}\nheart-beat:${BEAT},${BEAT}\n\n\0`)
    await once(silent, 'close')
    expect(texts[0]).toContain(`heart-beat:${BEAT},${BEAT}`)
    expect(texts).toContain('\n')
    expect(lively.closed.items).toEqual([])
  })

  it('does not send heart-beats without pause where the requested interval is too long for a timer', async () => {
    const { session } = await guest(server.app)
    const socket = new WebSocket(url, ['v12.stomp'])
    const texts: string[] = []
    socket.on('message', (data) => texts.push(String(data)))
    await once(socket, 'open')
    socket.send(`CONNECT\naccept-version:1.2\nsession:${session}\nheart-beat:0,99999999999\n\n\0`)
    await once(socket, 'message')
    const beating = new WebSocket(url, ['v12.stomp'])
    await once(beating, 'open')
    beating.send(`CONNECT\naccept-version:1.2\nsession:${session}\nheart-beat:0,${BEAT}\n\n\0`)
    // CONNECTED and two heart-beats: by then a timer without pause would have fired many times.
    for (let count = 0; count < 3; count++) await once(beating, 'message')
    socket.send('UNSUBSCRIBE\nid:1\nreceipt:last\n\n\0')
    await once(socket, 'message')
    expect(texts).toEqual([expect.stringMatching(/^CONNECTED\n/), expect.stringMatching(/^RECEIPT\n/)])
    for (const each of [socket, beating]) each.terminate()
  })

  it.each(['//', '/api/websocket/..', '/%', '*'])('closes a connection to the path %s, and serves others', async (path) => {
    const { hostname, port } = new URL(url)
    const socket = connect(Number(port), hostname)
    socket.write(`GET ${path} HTTP/1.1\r\nhost: ${hostname}\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n`)
    socket.resume()
    await once(socket, 'close')
    const { connected } = open((await guest(server.app)).session)
    expect(await connected.until(1)).toHaveLength(1)
  })

  it('refuses further sockets of a player who has too many, and accepts one again when another is closed', async () => {
    const { session } = await guest(server.app)
    const opened = Array.from({ length: SOCKETS_OF_PLAYER }, () => open(session))
    for (const { connected } of opened) await connected.until(1)
    const further = open(session)
    expect(await further.refused.until(1)).toEqual(['RATE_LIMITED'])
    // A refused client tries again, and would take the place that becomes free.
    await further.client.deactivate()
    expect(await open((await guest(server.app)).session).connected.until(1)).toHaveLength(1)
    const first = opened[0]!
    first.client.reconnectDelay = 0
    await first.client.deactivate()
    // The server may notice the end a little later than the client.
    const isAccepted = async () => {
      const { client, connected, refused } = open(session)
      const accepted = await Promise.race([connected.until(1).then(() => true), refused.until(1).then(() => false)])
      if (!accepted) await client.deactivate()
      return accepted
    }
    while (!(await isAccepted()));
  })

  it('accepts several frames in one message, and a frame in several messages', async () => {
    const { session } = await guest(server.app)
    const socket = new WebSocket(url, ['v12.stomp'])
    const texts: string[] = []
    socket.on('message', (data) => texts.push(String(data)))
    await once(socket, 'open')
    socket.send(`CONNECT\nsession:${session}\n\n\0SUBSCRIBE\nid:1\ndestination:${BROADCAST}\n\n\0UNSUB`)
    socket.send('SCRIBE\nid:1\nreceipt:last\n\n\0')
    while (texts.length < 3) await once(socket, 'message')
    expect(texts.map((text) => text.split('\n')[0])).toEqual(['CONNECTED', 'MESSAGE', 'RECEIPT'])
    socket.terminate()
  })

  it('is closed to a client that sends too many frames, and sends it no more messages', async () => {
    for (let n = 0; n < RECENT_MESSAGES; n++) await server.deps.bus.publish(BROADCAST, news)
    const { session } = await guest(server.app)
    const socket = new WebSocket(url, ['v12.stomp'])
    const texts: string[] = []
    socket.on('message', (data) => texts.push(String(data)))
    await once(socket, 'open')
    socket.send(`CONNECT\nsession:${session}\n\n\0`)
    await once(socket, 'message')
    for (let n = 0; n < 3000; n++) socket.send(`SUBSCRIBE\nid:${n}\ndestination:${BROADCAST}\nfrom-seq:0\n\n\0`)
    const [code] = await once(socket, 'close')
    expect([code, texts.at(-1)]).toEqual([1008, 'ERROR\nmessage:RATE_LIMITED\n\n\0'])
    expect(texts.length).toBeLessThan(RECENT_MESSAGES * MAX_FRAMES)
  })

  it('forgets a socket that closes while its session is looked up', async () => {
    await server.close()
    let lookedUp = () => {}
    let goOn = () => {}
    const waiting = new Promise<void>((resolve) => {
      lookedUp = resolve
    })
    const held = new Promise<void>((resolve) => {
      goOn = resolve
    })
    const db = openSqlite(':memory:')
    let holds = false
    const read: Db['read'] = async (work) => {
      const result = await db.read(work)
      if (holds) {
        lookedUp()
        await held
      }
      return result
    }
    await begin({}, { ...db, read })
    const { session } = await guest(server.app)
    const intervals = vi.spyOn(globalThis, 'setInterval')
    holds = true
    const socket = new WebSocket(url, ['v12.stomp'])
    await once(socket, 'open')
    socket.send(`CONNECT\nsession:${session}\nheart-beat:1234,0\n\n\0`)
    await waiting
    socket.terminate()
    holds = false
    // A client that is served later: by then the server has noticed the end of the first, and later what it does after the look-up.
    const serveAnother = async () => {
      const { connected, client } = open(session)
      await connected.until(1)
      client.reconnectDelay = 0
      await client.deactivate()
    }
    await serveAnother()
    goOn()
    await serveAnother()
    expect(intervals.mock.calls.map(([, delay]) => delay)).not.toContain(2 * 1234)
    intervals.mockRestore()
    await db.close()
  })

  it('is closed when its session ends', async () => {
    const client = await guest(server.app)
    const { connected, closed, refused } = open(client.session)
    await connected.until(1)
    await client.call('POST /api/security/logout')
    await closed.until(1)
    expect(await refused.until(1)).toEqual(['SESSION_EXPIRED'])
  })

  it.each([
    ['a malformed frame', 'hello\0'],
    ['a subscription before a connection', 'SUBSCRIBE\nid:1\ndestination:/stomp/broadcast\n\n\0'],
    ['a frame that is too large', `CONNECT\nsession:${'x'.repeat(20_000)}\n\n\0`],
  ])('is closed after %s', async (_, text) => {
    const socket = new WebSocket(url, ['v12.stomp'])
    socket.on('error', () => {})
    await once(socket, 'open')
    socket.send(text)
    const [code] = await once(socket, 'close')
    expect([1008, 1009]).toContain(code)
  })

  it('accepts no messages from clients', async () => {
    const { client, connected, refused } = open((await guest(server.app)).session)
    await connected.until(1)
    client.publish({ destination: BROADCAST, body: 'hello' })
    expect(await refused.until(1)).toEqual(['BAD_INPUT'])
  })

  it('is closed to pages of other origins', async () => {
    const socket = new WebSocket(url, ['v12.stomp'], { origin: 'https://evil.example' })
    const [error] = await once(socket, 'error')
    expect(String(error)).toContain('socket hang up')
  })

  it('is closed in the course of a shutdown, while calls are still served', async () => {
    const own = await testApp({ seed: 'own' })
    const address = await own.app.listen({ port: 0, host: '127.0.0.1' })
    const { session } = await guest(own.app)
    const socket = new WebSocket(`${address.replace('http', 'ws')}/api/websocket?session=${session}`, ['v12.stomp'])
    await once(socket, 'open')
    const ended = drain(own.app, 5)
    const [code] = await once(socket, 'close')
    expect([code, (await fetch(`${address}/api/player/current?session=${session}`)).status]).toEqual([1001, 200])
    await ended
    await own.close()
  }, 30_000)

  it('announces the shutdown of the server', async () => {
    const { client, connected, subscribe } = open((await guest(server.app)).session)
    await connected.until(1)
    const received = subscribe(BROADCAST)
    await received.until(1)
    client.reconnectDelay = 0
    await drain(server.app, 0)
    expect((await received.until(2))[1]).toMatchObject({ seq: 0, notificationType: 'SERVER_DRAINING' })
  })
})
