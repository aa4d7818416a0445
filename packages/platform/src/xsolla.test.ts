import { expect, it } from 'vitest'
import { simulatedBank, simulatedOrder } from '../testing/simulator/bank.ts'
import { simulatedHost } from '../testing/simulator/host.ts'
import { xsollaContents, xsollaNotice, xsollaNotices, xsollaResponse, xsollaTestSettings } from '../testing/simulator/xsolla.ts'
import type { StartedOrder } from './server.ts'
import { xsollaPay, xsollaSettings } from './xsolla.ts'

const xsolla = xsollaPay({ prefix: 'XSOLLA', payer: (order) => String(order.playerId) })
const server = { settings: xsollaSettings('XSOLLA') }
const simulator = { settings: xsollaTestSettings('XSOLLA'), respond: xsollaResponse }
/** Our own site proves no identities: payers are our players. */
const order = { ...simulatedOrder, externalId: null }
const bankOf = (orders: readonly StartedOrder[] = [order], rules = {}) => simulatedBank(orders, rules)
const now = Date.UTC(2026, 0, 2, 3, 4, 5)
const host = (settings: Record<string, string | undefined> = {}) => simulatedHost(server, simulator, { now, settings })
const noticesOf = (...args: Parameters<typeof xsollaContents>) => xsollaContents(...args).map((content) => xsollaNotice(content))
const paid = () => structuredClone(xsollaContents(order, 'PAY').at(-1)) as Record<string, Record<string, unknown>>
const answer = async (content: unknown, bank = bankOf()) => (await xsolla.notice!(xsollaNotice(content), host(), bank)).status

it('opens a pay page with a token of the store', async () => {
  const { url, payload } = await xsolla.begin(order, host())
  expect(url).toBe('https://secure.xsolla.com/paystation4/?token=pay-7')
  expect(payload).toEqual({})
  expect((await xsollaResponse(new Request(url!)))!.status).toBe(200)
})

it('sells for test money on another host', async () => {
  const { url } = await xsolla.begin(order, host({ XSOLLA_SANDBOX: '1' }))
  expect(url).toMatch(/^https:\/\/sandbox-secure\.xsolla\.com\//)
})

it('starts no purchase without settings, with a wrong key, or without a price in the currency', async () => {
  for (const name of ['XSOLLA_PROJECT_ID', 'XSOLLA_API_KEY'])
    await expect(xsolla.begin(order, host({ [name]: undefined }))).rejects.toMatchObject({ code: 'PLATFORM_NOT_SET' })
  await expect(xsolla.begin(order, host({ XSOLLA_API_KEY: 'wrong' }))).rejects.toMatchObject({ code: 'PLATFORM_UNAVAILABLE' })
  await expect(xsolla.begin(order, host({ XSOLLA_CURRENCY: 'JPY' }))).rejects.toMatchObject({ code: 'PLATFORM_NOT_SET' })
})

it('grants a payment once, however often it is reported, and replies without a body', async () => {
  const bank = bankOf()
  const notices = noticesOf(order, 'PAY')
  for (const notice of [...notices, ...notices]) expect(await xsolla.notice!(notice, host(), bank)).toMatchObject({ status: 204, body: '' })
  expect(bank.gems()).toBe(100)
})

it('takes back a refunded purchase once', async () => {
  const bank = bankOf()
  for (const kind of ['PAY', 'REFUND', 'REFUND', 'PAY'] as const)
    for (const notice of noticesOf(order, kind)) expect((await xsolla.notice!(notice, host(), bank)).status).toBe(204)
  expect(bank.gems()).toBe(0)
})

it('grants nothing on the notice of the payment alone', async () => {
  const bank = bankOf()
  for (const notice of noticesOf(order, 'PAY').slice(0, -1)) await xsolla.notice!(notice, host(), bank)
  expect(bank.facts).toEqual([])
})

it('accepts the published webhook with its published secret', async () => {
  const body =
    '{"notification_type":"user_validation","settings":{"project_id":18404,"merchant_id":2340},"user":{"ip":"127.0.0.1","phone":"18777976552","email":"email@example.com","id":"1234567","name":"John Smith","country":"US"}}'
  const headers = { authorization: 'Signature 88062488cf87db5079d03b6534daadaf73caea78' }
  const notice = { method: 'POST', query: new URLSearchParams(), headers, body: Buffer.from(body) } as const
  const bank = simulatedBank([{ ...order, externalId: '1234567' }])
  expect(await xsolla.notice!(notice, host(), bank)).toMatchObject({ status: 204 })
  expect(await xsolla.notice!(notice, host(), bankOf())).toMatchObject({
    status: 400,
    body: expect.stringContaining('INVALID_USER'),
  })
})

it('refuses a webhook of a wrong key, of other bytes, without or with half a signature', async () => {
  const [notice] = noticesOf(order, 'PAY')
  const wrong = [
    xsollaNotice(paid(), 'otherSecret'),
    { ...notice!, body: Buffer.concat([notice!.body, Buffer.from(' ')]) },
    { ...notice!, headers: {} },
    { ...notice!, headers: { authorization: notice!.headers.authorization!.slice(0, -1) } },
    { ...notice!, method: 'GET' as const },
  ]
  for (const tampered of wrong) await expect(xsolla.notice!(tampered, host(), bankOf())).rejects.toMatchObject({ code: 'PROOF_INVALID' })
  expect(xsolla.refused!('PROOF_INVALID')).toMatchObject({ status: 400, body: expect.stringContaining('INVALID_SIGNATURE') })
  expect(xsolla.refused!('PLATFORM_NOT_SET').status).toBe(500)
})

it('refuses another sum, currency, product, number of them, player or order', async () => {
  const change = (tamper: (content: ReturnType<typeof paid>) => void) => {
    const content = paid()
    tamper(content)
    return content
  }
  const tampered = [
    change((content) => (content.order!.amount = '1.00')),
    change((content) => (content.order!.amount = 'ninety nine')),
    change((content) => (content.order!.currency = 'USD')),
    change((content) => ((content.items as unknown as { sku: string }[])[0]!.sku = 'gems_1000')),
    change((content) => ((content.items as unknown as { quantity: number }[])[0]!.quantity = 2)),
    change((content) => (content.user!.external_id = '8')),
    change((content) => (content.custom_parameters!.nonce = 'k3J9xQ2mV7pL0aZt')),
    change((content) => delete (content.items as unknown as object[])[0]),
    change((content) => delete content.order!.id),
  ]
  for (const content of tampered) {
    const bank = bankOf()
    expect(await answer(content, bank)).toBe(400)
    expect(bank.gems()).toBe(0)
  }
})

const { variants } = xsollaNotices((order) => String(order.playerId))

it.each([
  ['without our parameters, which are switched off in the account', 100],
  ['with a bonus item', 100],
  ['reduced by promotions of the item', 100],
  ['reduced by a promotion of the order', 100],
  ['of two products', 0],
  ['in test money', 0],
] as const)('a payment %s brings %i gems', async (variant, gems) => {
  const bank = bankOf()
  for (const notice of variants[variant](order)) await xsolla.notice!(notice, host(), bank)
  expect(bank.gems()).toBe(gems)
})

it('refuses at the first question a player who has started no purchase', async () => {
  const [first] = variants['without our parameters, which are switched off in the account'](order)
  const status = async (bank: ReturnType<typeof bankOf>) => (await xsolla.notice!(first!, host(), bank)).status
  expect([await status(bankOf()), await status(simulatedBank([]))]).toEqual([204, 400])
})

it('takes back a canceled order that comes without our parameters', async () => {
  const bank = bankOf()
  for (const notice of noticesOf(order, 'PAY')) await xsolla.notice!(notice, host(), bank)
  expect(bank.gems()).toBe(100)
  const { custom_parameters: _, ...canceled } = xsollaContents(order, 'REFUND').at(-1) as ReturnType<typeof paid>
  expect(await answer(canceled, bank)).toBe(204)
  expect(bank.gems()).toBe(0)
})

it('accepts test money only if tests are allowed', async () => {
  const content = xsollaContents(order, 'PAY', { dryRun: 1 }).at(-1)
  expect(await answer(content)).toBe(400)
  expect(await answer(content, bankOf([order], { testsAllowed: true }))).toBe(204)
})

it('acknowledges notices of what the game does not sell', async () => {
  const bank = bankOf()
  expect(await answer({ notification_type: 'create_subscription' }, bank)).toBe(204)
  expect(bank.facts).toEqual([])
})
