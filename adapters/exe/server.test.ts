import { noTime, testManifest, testServerPlatform } from '@skystair/platform/conformance'
import { launchTamperings, ruleText, simulatedBank, simulatedHost, simulatedOrder, simulatedUser } from '@skystair/platform/simulator'
import { expect, it } from 'vitest'
import { manifest } from './manifest.ts'
import { exeRule, server } from './server.ts'
import { exeCall, exeLaunch, exeNotice, SECRET, simulator } from './simulator.ts'

const NOW = Date.UTC(2026, 0, 2, 3, 4, 5)
const host = (settings = {}) => simulatedHost(server, simulator, { now: NOW, settings })
const sendNotice = async (notice: ReturnType<typeof exeNotice>, bank = simulatedBank()) =>
  JSON.parse((await server.pay.notice!(notice, host(), bank)).body)

testManifest({ manifest, server, simulator })

testServerPlatform('exe', {
  server,
  simulator,
  without: noTime,
  signs: ruleText(exeRule, SECRET, exeLaunch),
  tamperings: launchTamperings('EXE', exeRule, SECRET, exeLaunch(simulatedUser)),
})

it('recognises a launch whatever its unsigned fields are, and accepts it several times a day, as it has no time', async () => {
  const first = await server.verify(simulator.proof(simulatedUser), host())
  const other = await server.verify({ launch: `${simulator.proof(simulatedUser).launch}&more=1` }, host())
  expect(other.mark).toBe(first.mark)
  expect([first.until, first.times]).toEqual([NOW + 86_400_000, 24])
})

it('returns the price, grants once, and gives the same reply to a repeated call', async () => {
  const bank = simulatedBank()
  const [asked, bought, again] = simulator.notices(simulatedOrder, 'PAY')
  expect(await sendNotice(asked!, bank)).toEqual({
    response: { item_id: 'gems_100', title: '100 изумрудов', photo_url: 'https://game.test/favicon.png', price: 99 },
  })
  const reply = { response: { order_id: '9211', app_order_id: 4211 } }
  expect(await sendNotice(bought!, bank)).toEqual(reply)
  expect(await sendNotice(again!, bank)).toEqual(reply)
  expect(bank.gems()).toBe(100)
})

it('starts no purchase until the operator says what the portal’s money is', async () => {
  expect(await server.pay.begin(simulatedOrder, host())).toEqual({ payload: { item: simulatedOrder.nonce } })
  await expect(server.pay.begin(simulatedOrder, host({ EXE_CURRENCY: undefined }))).rejects.toMatchObject({ code: 'PLATFORM_NOT_SET' })
})

it('refuses another item, player, game or action, and calls that the portal did not sign', async () => {
  const bank = simulatedBank()
  const call = exeCall('buy_item', simulatedOrder)
  for (const change of [{ item: 'sword' }, { user_id: '1' }] as Record<string, string>[])
    expect(await sendNotice(exeNotice({ ...call, ...change }), bank)).toMatchObject({ error: { error_code: 20 } })
  expect(await sendNotice(exeNotice({ ...call, action: 'give' }), bank)).toMatchObject({ error: { error_code: 1 } })
  const good = exeNotice(call)
  const tampered = [
    exeNotice({ ...call, app_id: '78' }),
    exeNotice(call, 'another key'),
    exeNotice({ ...call, order_id: '' }),
    { ...good, body: Buffer.from(Buffer.from(good.body).toString().replace('order_id=9211', 'order_id=9212')) },
    { ...good, body: Buffer.from(`${Buffer.from(good.body)}&item=x`) },
    { ...good, method: 'GET' as const },
  ]
  for (const notice of tampered) await expect(sendNotice(notice, bank)).rejects.toMatchObject({ code: 'PROOF_INVALID' })
  expect(bank.gems()).toBe(0)
  expect(JSON.parse(server.pay.refused!('PROOF_INVALID').body)).toMatchObject({ error: { error_code: 10, critical: true } })
})
