import { testManifest, testServerPlatform } from '@skystair/platform/conformance'
import { launchSignature } from '@skystair/platform/proof'
import { launchTamperings, ruleText, simulatedBank, simulatedHost, simulatedOrder, simulatedUser } from '@skystair/platform/simulator'
import { expect, it } from 'vitest'
import { manifest } from './manifest.ts'
import { beelineRule, server } from './server.ts'
import { beelineCharge, beelineLaunch, beelineNotice, SECRET, simulator } from './simulator.ts'

const NOW = Date.UTC(2026, 0, 2, 3, 4, 5)
const host = (settings = {}) => simulatedHost(server, simulator, { now: NOW, settings })
const sendNotice = async (notice: ReturnType<typeof beelineNotice>, bank = simulatedBank()) =>
  (await server.pay.notice!(notice, host(), bank)).status

testManifest({ manifest, server, simulator })

testServerPlatform('beeline', {
  server,
  simulator,
  signs: ruleText(beelineRule, SECRET, beelineLaunch),
  vectors: [
    {
      name: 'our own example of the assumed rule',
      proof: {
        launch:
          'app=rpg&uid=bl_9f3c0001&ts=1767225600&nonce=6f1c2a9b&sub=active&lang=ru&sign=c56a6a5112c6c08f0b00799487fdfb41892175bfcb8dccc32f9a82bcd01e1066',
      },
      settings: { BEELINE_SECRET: 'portal-secret', BEELINE_APP: 'rpg' },
      now: 1_767_225_600_000,
      externalId: 'bl_9f3c0001',
    },
  ],
  tamperings: launchTamperings('BEELINE', beelineRule, SECRET, beelineLaunch(simulatedUser, NOW)),
})

it('leads to the portal’s page with a signed order, and to none without its address', async () => {
  const { url } = await server.pay.begin(simulatedOrder, host())
  const fields = Object.fromEntries(new URL(url!).searchParams)
  expect(fields).toMatchObject({
    order: simulatedOrder.nonce,
    uid: simulatedOrder.externalId,
    amount_kop: '9900',
    return: simulatedOrder.returnUrl,
  })
  expect(fields.sign).toBe(launchSignature(fields, beelineRule, SECRET))
  await expect(server.pay.begin(simulatedOrder, host({ BEELINE_PAY_URL: undefined }))).rejects.toMatchObject({ code: 'PLATFORM_NOT_SET' })
  await expect(server.pay.begin({ ...simulatedOrder, externalId: null }, host())).rejects.toMatchObject({ code: 'PAYER_UNKNOWN' })
})

it('grants once what was charged, and takes back what was refunded days later', async () => {
  const bank = simulatedBank()
  for (const notice of simulator.notices(simulatedOrder, 'PAY')) expect(await sendNotice(notice, bank)).toBe(200)
  expect(bank.gems()).toBe(100)
  for (const notice of simulator.notices(simulatedOrder, 'REFUND')) expect(await sendNotice(notice, bank)).toBe(200)
  expect(bank.gems()).toBe(0)
})

it('refuses another sum, subscriber or order, half a notice, and what the portal did not sign', async () => {
  const bank = simulatedBank()
  const charge = beelineCharge(simulatedOrder)
  for (const change of [{ amount_kop: 1 }, { uid: 'other' }, { order_id: 'other' }, { txn_id: '' }, { amount_kop: '9900' }])
    expect(await sendNotice(beelineNotice({ ...charge, ...change }), bank)).toBe(400)
  expect(await sendNotice(beelineNotice({ event: 'sub_renewed' }), bank)).toBe(200)
  const good = beelineNotice(charge)
  const tampered = [
    beelineNotice(charge, 'another key'),
    { ...good, headers: {} },
    { ...good, body: Buffer.concat([good.body, Buffer.from(' ')]) },
    { ...good, method: 'GET' as const },
  ]
  for (const notice of tampered) await expect(sendNotice(notice, bank)).rejects.toMatchObject({ code: 'PROOF_INVALID' })
  expect(bank.gems()).toBe(0)
})
