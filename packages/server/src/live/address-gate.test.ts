import { once } from 'node:events'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { guest } from '../../testing/client.ts'
import { socketOf } from '../../testing/stomp.ts'
import { type TestApp, testApp, testClock } from '../../testing/test-app.ts'
import { addressGate, addressOf } from './address-gate.ts'

describe('an address', () => {
  it('has so many sockets without an owner at once, and any number with one', () => {
    const { enter } = addressGate(2, testClock())
    const first = enter('192.0.2.1')!
    expect([enter('192.0.2.1'), enter('192.0.2.1'), enter('192.0.2.2')].map((entered) => entered !== null)).toEqual([true, false, true])
    for (let n = 0; n < 20; n++) {
      const next = n === 0 ? first : enter('192.0.2.1')!
      next(true)
      // Its end comes later, and is not counted again.
      next(false)
    }
    expect([enter('192.0.2.1') !== null, enter('192.0.2.1')]).toEqual([true, null])
  })

  it('gives up four times as many without an owner in a minute', () => {
    const clock = testClock()
    const { enter } = addressGate(2, clock)
    for (let n = 0; n < 8; n++) enter(`2001:db8::${n}`)!(false)
    expect([enter('2001:db8::9'), enter('2001:db8:0:1::9') !== null]).toEqual([null, true])
    clock.pass(59_999)
    expect(enter('2001:db8::9')).toBeNull()
    clock.pass(1)
    expect(enter('2001:db8::9')).not.toBeNull()
  })

  it.each([
    [0, undefined, '10.0.0.1'],
    [0, '192.0.2.1', '10.0.0.1'],
    [1, '198.51.100.1, 192.0.2.1', '192.0.2.1'],
    [2, '198.51.100.1, 192.0.2.1', '198.51.100.1'],
    [3, '192.0.2.1', '192.0.2.1'],
  ])('is that before %i trusted proxies, which forward %s', (proxies, forwarded, address) => {
    const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }
    expect(addressOf({ socket: { remoteAddress: '10.0.0.1' }, headers } as never, proxies)).toBe(address)
  })
})

describe('the server', () => {
  let server: TestApp
  let url: string
  const sockets: WebSocket[] = []
  beforeEach(async () => {
    server = await testApp({ config: { rateFactor: 1, socketsPerAddress: 3, trustProxy: 1 } })
    url = await socketOf(server)
  })
  afterEach(async () => {
    for (const socket of sockets.splice(0)) socket.terminate()
    await server.close()
  })

  /** Opens a socket from an address. Returns it, or the status and `retry-after` of its refusal. */
  async function open(address: string): Promise<WebSocket | readonly [number, string | undefined]> {
    const socket = new WebSocket(url, ['v12.stomp'], { headers: { 'x-forwarded-for': `198.51.100.1, ${address}` } })
    sockets.push(socket)
    socket.on('error', () => {})
    return new Promise((resolve) => {
      socket.once('open', () => resolve(socket))
      socket.once('unexpected-response', (_, { statusCode, headers }) => resolve([statusCode!, headers['retry-after']]))
    })
  }

  it('refuses further sockets of an address before the upgrade, until the others have owners', async () => {
    const first = [await open('192.0.2.1'), await open('192.0.2.1'), await open('192.0.2.1')]
    expect(first.every((socket) => socket instanceof WebSocket)).toBe(true)
    expect(await open('192.0.2.1')).toEqual([429, '60'])
    expect(await open('192.0.2.2')).toBeInstanceOf(WebSocket)
    const { session } = await guest(server.app)
    const owned = first[0] as WebSocket
    owned.send(`CONNECT\naccept-version:1.2\nsession:${session}\n\n\0`)
    await once(owned, 'message')
    expect(await open('192.0.2.1')).toBeInstanceOf(WebSocket)
    expect(await open('192.0.2.1')).toEqual([429, '60'])
  })
})
