import { portalChecks, testManifest, testServerPlatform } from '@skystair/platform/conformance'
import { simulatedBank, simulatedHost, simulatedOrder, simulatedUser } from '@skystair/platform/simulator'
import { expect, it } from 'vitest'
import { manifest } from './manifest.ts'
import { server } from './server.ts'
import { openSignedRequest } from './signed-request.ts'
import { kongNotice, kongOrder, simulator } from './simulator.ts'

const host = (settings = {}) => simulatedHost(server, simulator, { now: Date.UTC(2026, 0, 2, 3, 4, 5), settings })
const login = (change: (id: string, token: string) => string) => (proof: { readonly [name: string]: string }) => {
  const [id, token] = proof.login!.split(':') as [string, string]
  return { login: change(id, token) }
}

testManifest({ manifest, server, simulator })

testServerPlatform('kong', {
  server,
  simulator,
  without: { ...portalChecks, KEY: 'the game is named by our key alone' },
  tamperings: [
    {
      kind: 'BYTE',
      name: 'with one byte of the token changed',
      tamper: login((id, token) => `${id}:${token.replace(/.$/, (last) => (last === '0' ? '1' : '0'))}`),
    },
    { kind: 'USER', name: 'of another user', tamper: login((_, token) => `1480702:${token}`) },
    { kind: 'USER', name: 'of a guest', tamper: login((_, token) => `0:${token}`) },
    { name: 'without a token', tamper: login((id) => `${id}:`) },
    { name: 'without a number', tamper: login((_, token) => token) },
    { name: 'whose number is written otherwise', tamper: login((id, token) => `0${id}:${token}`) },
    { kind: 'FIELDS', name: 'that contains another field in a value', tamper: login((id, token) => `${id}:${token}&user_id=1`) },
    { kind: 'FIELDS', name: 'in the other order', tamper: login((id, token) => `${token}:${id}`) },
    { kind: 'GAME', name: 'for a game with another key', tamper: (proof) => proof, settings: { KONG_API_KEY: 'another-games-key' } },
    { kind: 'FIELDS', name: 'with an additional field', tamper: (proof) => ({ ...proof, kongId: '1' }) },
  ],
})

it('reads only the body of the portal’s response', async () => {
  const proof = simulator.proof(simulatedUser)
  const asked = (answer: () => Response) =>
    server.verify(proof, simulatedHost(server, { ...simulator, respond: async () => answer() }, { now: 0 }))
  await expect(asked(() => Response.json({ success: false, error: 403 }))).rejects.toMatchObject({ code: 'PROOF_INVALID' })
  await expect(asked(() => Response.json({ success: true, user_id: 1 }))).rejects.toMatchObject({ code: 'PROOF_INVALID' })
  await expect(asked(() => Response.json({ success: 'yes' }))).rejects.toMatchObject({ code: 'PLATFORM_UNAVAILABLE' })
  await expect(asked(() => new Response('<html>', { status: 502 }))).rejects.toMatchObject({ code: 'PLATFORM_UNAVAILABLE' })
})

it('opens the published signed request and no other', () => {
  const key = '748e63d7-c48c-418c-aa25-80456de2b98c'
  const request = 'GbmlDg_VNvaFZFKMR6iIXBqQWtdCyzgwSPTc1IB7pC8.eyJhbGdvcml0aG0iOiJITUFDLVNIQTI1NiIsImV2ZW50IjoidGVzdCJ9'
  expect(openSignedRequest(request, key)).toEqual({ algorithm: 'HMAC-SHA256', event: 'test' })
  for (const tampered of [request.replace('Gbml', 'gbml'), request.slice(0, -1), `${request}.x`, `.${request.split('.')[1]}`, ''])
    expect(() => openSignedRequest(tampered, key)).toThrow(expect.objectContaining({ code: 'PROOF_INVALID' }))
  expect(() => openSignedRequest(request, 'other')).toThrow(expect.objectContaining({ code: 'PROOF_INVALID' }))
})

it('starts a purchase with our own order for its information', async () => {
  expect(await server.pay.begin(simulatedOrder, host())).toEqual({ payload: { orderInfo: simulatedOrder.nonce } })
  await expect(server.pay.begin(simulatedOrder, host({ KONG_API_KEY: undefined }))).rejects.toMatchObject({ code: 'PLATFORM_NOT_SET' })
})

it('returns our catalogue’s price, grants once, and gives the same reply to a repeated call', async () => {
  const bank = simulatedBank()
  const notices = simulator.notices(simulatedOrder, 'PAY')
  const sendNotice = async () =>
    Promise.all(notices.map(async (notice) => JSON.parse((await server.pay.notice!(notice, host(), bank)).body)))
  const item = { name: '100 изумрудов', description: '100 изумрудов', price: 13, image_url: 'https://game.test/favicon.png' }
  const replies = [{ items: [item] }, { state: 'completed' }]
  expect(await sendNotice()).toEqual(replies)
  expect(await sendNotice()).toEqual(replies)
  expect(bank.gems()).toBe(100)
})

it('grants nothing for another player, an unknown order, an order without a number, or a call of another key', async () => {
  const order = kongOrder(simulatedOrder)
  const bank = simulatedBank()
  const sendNotice = async (payload: object) =>
    JSON.parse((await server.pay.notice!(kongNotice({ event: 'item_order_placed', ...payload }), host(), bank)).body)
  expect(await sendNotice({ ...order, recipient_id: 1 })).toEqual({ state: 'canceled' })
  expect(await sendNotice({ ...order, order_info: 'sword' })).toEqual({ state: 'canceled' })
  expect(await sendNotice({ ...order, order_id: undefined })).toEqual({ state: 'canceled' })
  expect(await sendNotice({ event: 'invalidate_user_inventory' })).toEqual({})
  const foreign = kongNotice({ event: 'item_order_placed', ...order }, 'another-games-key')
  await expect(server.pay.notice!(foreign, host(), bank)).rejects.toMatchObject({ code: 'PROOF_INVALID' })
  const twice = { ...foreign, body: Buffer.from('signed_request=a.b&signed_request=c.d') }
  await expect(server.pay.notice!(twice, host(), bank)).rejects.toMatchObject({ code: 'PROOF_INVALID' })
  expect(bank.gems()).toBe(0)
})
