import { HOUR } from '@skystair/contract/time'
import { type SignedText, type Tampering, testManifest, testServerPlatform } from '@skystair/platform/conformance'
import type { Proof } from '@skystair/platform/server'
import { simulatedBank, simulatedHost, simulatedOrder, simulatedUser } from '@skystair/platform/simulator'
import { describe, expect, it } from 'vitest'
import { manifest } from './manifest.ts'
import { server } from './server.ts'
import { BOT_ID, botApi, launchFields, paymentOf, signedLaunch, simulator, update } from './simulator.ts'
import published from './vectors.json' with { type: 'json' }

const NOW = Date.UTC(2026, 0, 2, 3, 4, 5)
const changed =
  (change: (initData: string) => string) =>
  ({ initData = '' }: Proof): Proof => ({ initData: change(initData) })
const { user: _, ...unnamed } = launchFields(simulatedUser, NOW)

const tamperings: Tampering[] = [
  { kind: 'BYTE', name: 'with one byte changed', tamper: changed((text) => text.replace('279058397', '279058398')) },
  { kind: 'BYTE', name: 'with one byte of the signatures changed', tamper: changed((text) => text.replace(/(signature|hash)=./g, '$1=-')) },
  {
    kind: 'GAME',
    name: 'of another bot',
    tamper: () => ({ initData: signedLaunch(launchFields(simulatedUser, NOW), '7000000002:other', '7000000002') }),
  },
  { kind: 'EXPIRED', name: 'that is too old', tamper: (proof) => proof, later: 24 * HOUR + 1000, code: 'PROOF_EXPIRED' },
  { kind: 'FUTURE', name: 'from the future', tamper: (proof) => proof, later: -HOUR, code: 'PROOF_EXPIRED' },
  {
    name: 'with a date of today over an old signature',
    tamper: changed((text) => text.replace(/auth_date=\d+/, `auth_date=${NOW / 1000 + 5}`)),
  },
  { kind: 'FIELDS', name: 'with a field that comes twice', tamper: changed((text) => `${text}&user=%7B%22id%22%3A666%7D`) },
  { name: 'with a field that comes twice in another encoding', tamper: changed((text) => `%75ser=%7B%22id%22%3A666%7D&${text}`) },
  { kind: 'FIELDS', name: 'with a field more', tamper: changed((text) => `${text}&start_param=x`) },
  { kind: 'FIELDS', name: 'with a field less', tamper: changed((text) => text.replace(/chat_type=private&/, '')) },
  { name: 'without a signature', tamper: changed((text) => text.replace(/&(signature|hash)=[^&]*/g, '')) },
  { kind: 'USER', name: 'that names nobody', tamper: () => ({ initData: signedLaunch(unnamed) }) },
  { name: 'that names a player without a number', tamper: () => ({ initData: signedLaunch({ ...unnamed, user: '{"id":"1"}' }) }) },
  { name: 'whose player is no JSON', tamper: () => ({ initData: signedLaunch({ ...unnamed, user: '{' }) }) },
  { name: 'without a date', tamper: () => ({ initData: signedLaunch({ user: launchFields(simulatedUser, NOW).user }) }) },
  { kind: 'FIELDS', name: 'with an additional field', tamper: (proof) => ({ ...proof, again: '1' }) },
]
const signs: SignedText = {
  fields: launchFields,
  sign: (fields) => ({ initData: signedLaunch(fields) }),
  user: 'user',
  joiner: '\n',
}
const vector = ({ name, now, initData }: (typeof published.vectors)[number], settings: Record<string, string>) => ({
  name,
  proof: { initData },
  settings,
  now: now * 1000,
  externalId: '279058397',
})

testManifest({ manifest, server, simulator })

testServerPlatform('tg', {
  server,
  reloads: true,
  simulator,
  signs,
  vectors: published.vectors.map((given) => vector(given, { TG_BOT_TOKEN: `${given.botId}:${given.secretPart}` })),
  tamperings: [
    ...tamperings,
    { kind: 'KEY', name: 'under another token', tamper: (proof) => proof, settings: { TG_BOT_TOKEN: `${BOT_ID}:another` } },
    {
      kind: 'BYTE',
      name: 'with its hash in capitals',
      tamper: changed((text) => text.replace(/hash=\w+/, (hash) => hash.toUpperCase().replace('HASH', 'hash'))),
    },
  ],
})

const { TG_BOT_TOKEN: __, ...withoutToken } = simulator.settings
const { TG_PUBLIC_KEY: theirs } = server.settings
testServerPlatform('tg without its token', {
  server,
  simulator: { ...simulator, settings: withoutToken },
  signs,
  vectors: published.vectors
    .filter((given) => given.public)
    .map((given) => vector(given, { TG_BOT_ID: given.botId, TG_PUBLIC_KEY: theirs.otherwise })),
  tamperings: [
    ...tamperings,
    { kind: 'KEY', name: 'under another key', tamper: (proof) => proof, settings: { TG_PUBLIC_KEY: theirs.otherwise } },
    { name: 'with its signature in another spelling', tamper: changed((text) => text.replace(/signature=[\w-]+/, '$&%3D%3D')) },
  ],
})

it('recognises launch data in another order', async () => {
  const host = simulatedHost(server, simulator, { now: NOW })
  const { initData } = simulator.proof(simulatedUser, NOW)
  const [first, ...others] = initData.split('&')
  const again = await server.verify({ initData: [...others, first].join('&') }, host)
  expect(again.mark).toBe((await server.verify({ initData }, host)).mark)
})

describe('payments of tg', () => {
  const host = simulatedHost(server, simulator, { now: NOW })
  const from = { id: 279058397, language_code: 'ru' }
  const query = (content: object) => update({ pre_checkout_query: { id: 'q', from, currency: 'XTR', total_amount: 65, ...content } })
  const paid = (content: object, charge: string) =>
    update({ message: { from, successful_payment: { ...paymentOf(simulatedOrder), ...content, telegram_payment_charge_id: charge } } })

  it('start with an invoice of whole Stars that carries the nonce', async () => {
    const { url } = await server.pay.begin(simulatedOrder, host)
    expect(Buffer.from(url.split('$')[1]!, 'base64url').toString()).toBe(simulatedOrder.nonce)
  })

  it('need a price in Stars, and a Bot API that agrees', async () => {
    const priced = (XTR: number) => ({ ...simulatedOrder, product: { ...simulatedOrder.product, prices: { XTR } } })
    await expect(server.pay.begin(priced(0), host)).rejects.toMatchObject({ code: 'PLATFORM_NOT_SET' })
    await expect(server.pay.begin(priced(0.5), host)).rejects.toMatchObject({ code: 'PLATFORM_UNAVAILABLE' })
  })

  it('are allowed, granted once however often they are reported, and taken back', async () => {
    const bank = simulatedBank()
    const updates = simulator.notices(simulatedOrder, 'PAY')
    for (const notice of [...updates, ...updates]) expect((await server.pay.notice(notice, host, bank)).status).toBe(200)
    expect(botApi.answered.get('query-4211')).toBe(true)
    expect(bank.gems()).toBe(100)
    expect(botApi.refunded.size).toBe(0)
    for (const notice of simulator.notices(simulatedOrder, 'REFUND')) await server.pay.notice(notice, host, bank)
    expect(bank.gems()).toBe(0)
  })

  it.each([
    ['another order', { invoice_payload: 'unknown' }],
    ['another player', { invoice_payload: simulatedOrder.nonce, from: { id: 666 } }],
    ['another amount', { invoice_payload: simulatedOrder.nonce, total_amount: 1 }],
    ['another currency', { invoice_payload: simulatedOrder.nonce, currency: 'USD' }],
  ])('are not allowed for %s', async (_name, content) => {
    botApi.answered.clear()
    await server.pay.notice(query(content), host, simulatedBank())
    expect(botApi.answered.get('q')).toBe(false)
  })

  it('are found among the bot’s transactions if the update was lost, and granted once if it arrives later', async () => {
    const bank = simulatedBank()
    const settle = async (nonce = simulatedOrder.nonce, now = NOW) =>
      (await server.pay.settle({ ...simulatedOrder, nonce }, {}, simulatedHost(server, simulator, { now }))).at(-1)
    expect(await settle()).toBeUndefined()
    // More than one page of other players' transactions.
    const date = NOW / 1000
    for (let i = 0; i < 250; i++)
      botApi.book.push({ id: `other-${i}`, amount: 65, date, source: { user: { id: 1 }, invoice_payload: `n-${i}` } })
    const { invoice_payload, telegram_payment_charge_id: id } = paymentOf(simulatedOrder)
    botApi.book.push({ id, amount: 65, date, source: { type: 'user', user: { id: Number(simulatedOrder.externalId) }, invoice_payload } })
    expect(await bank.apply((await settle())!)).toBe('DONE')
    expect(await bank.apply((await settle())!)).toBe('REPEATED')
    for (const notice of simulator.notices(simulatedOrder, 'PAY')) await server.pay.notice(notice, host, bank)
    expect(bank.gems()).toBe(100)
    // Another player's order finds its own payment, which must not be granted to this player.
    expect(await simulatedBank().apply((await settle('n-7'))!)).not.toBe('DONE')
    botApi.book.push({ id, amount: 65, date, receiver: { type: 'user', user: { id: Number(simulatedOrder.externalId) }, invoice_payload } })
    expect(await bank.apply((await settle())!)).toBe('DONE')
    expect(bank.gems()).toBe(0)
    expect(await settle(simulatedOrder.nonce, NOW + 9 * 86_400_000)).toBeUndefined()
  })

  it('are all found if one order was paid twice and both updates were lost', async () => {
    const order = { ...simulatedOrder, nonce: 'paid-twice' }
    const source = { type: 'user', user: { id: Number(order.externalId) }, invoice_payload: order.nonce }
    for (const id of ['first', 'second']) botApi.book.push({ id, amount: 65, date: NOW / 1000, source })
    const bank = simulatedBank([order])
    for (const fact of await server.pay.settle(order, {}, host)) await bank.apply(fact)
    expect([bank.facts.map(({ transactionId }) => transactionId), bank.gems()]).toEqual([['first', 'second'], 200])
  })

  it('refund once Stars that could not be granted', async () => {
    const bank = simulatedBank()
    for (let i = 0; i < 2; i++) {
      await server.pay.notice(paid({ invoice_payload: 'unknown' }, 'lost'), host, bank)
      await server.pay.notice(paid({ total_amount: 1 }, 'cheap'), host, bank)
    }
    expect(bank.gems()).toBe(0)
    expect([...botApi.refunded]).toEqual(['lost', 'cheap'])
  })

  it('are accepted from the messenger only', async () => {
    const bank = simulatedBank()
    const { successful_payment } = { successful_payment: paymentOf(simulatedOrder) }
    for (const secret of ['', 'wrong', `${simulator.settings.TG_WEBHOOK_SECRET}x`])
      await expect(server.pay.notice(update({ message: { from, successful_payment } }, secret), host, bank)).rejects.toMatchObject({
        code: 'PROOF_INVALID',
      })
    const unset = simulatedHost(server, simulator, { now: NOW, settings: { TG_WEBHOOK_SECRET: undefined } })
    await expect(server.pay.notice(update({ message: { from, successful_payment } }, ''), unset, bank)).rejects.toMatchObject({
      code: 'PLATFORM_NOT_SET',
    })
    expect(bank.facts).toEqual([])
  })

  it('make the messenger repeat the update while the Bot API is unavailable', async () => {
    const away = { ...host, fetch: async () => new Response('', { status: 502 }) }
    const [asked] = simulator.notices(simulatedOrder, 'PAY')
    await expect(server.pay.notice(asked!, away, simulatedBank())).rejects.toMatchObject({ code: 'PLATFORM_UNAVAILABLE' })
  })

  it('reply to requests for help in the player’s language, and ignore other updates', async () => {
    const helping = simulatedHost(server, simulator, { now: NOW, settings: { TG_SUPPORT: 'help@game.test' } })
    const message = { from, chat: { id: 1 }, text: '/paysupport' }
    const { body } = await server.pay.notice(update({ message }), helping, simulatedBank())
    expect(JSON.parse(body)).toEqual({ method: 'sendMessage', chat_id: 1, text: 'По вопросам оплаты: help@game.test' })
    expect((await server.pay.notice(update({ message }), host, simulatedBank())).body).toBe('{}')
    expect((await server.pay.notice(update({ edited_message: {} }), host, simulatedBank())).body).toBe('{}')
  })
})

it.each(['garbage', '', 'e7bf'])('reports that it is not set up if its public key is %j', async (key) => {
  const settings = { TG_BOT_TOKEN: undefined, TG_BOT_ID: String(BOT_ID), TG_PUBLIC_KEY: key || ' ' }
  const proof = simulator.proof(simulatedUser, NOW)
  const refused = server.verify(proof, simulatedHost(server, simulator, { now: NOW, settings }))
  await expect(refused).rejects.toMatchObject({ code: 'PLATFORM_NOT_SET' })
})
