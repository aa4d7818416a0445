// Two games whose players write to each other over the real server.
import { chatFlood } from '@skystair/contract/enums'
import { edit, type TestApp, testApp } from '@skystair/server/testing'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { guestGame } from '../../../testing/real-server.ts'
import { settled } from '../../../testing/services.ts'
import { MailStore } from './store.ts'

let server: TestApp
beforeEach(async () => {
  server = await testApp()
})
afterEach(() => server.close())

async function writer(name: string) {
  const game = await guestGame(server)
  const { services, player, id } = game
  await services.call('POST /api/security/register', { body: { name, password: 'a long enough password' } })
  await edit(server, id, ({ state }) => {
    state.level = 10
  })
  await player.loadInfo()
  const { clientUuid } = player.info!
  server.deps.bus.listen((destination, message) => {
    if (destination === `/stomp/personal/${clientUuid}`) services.live.receive(message)
  })
  const mail = services.get(MailStore)
  services.live.listen(mail.receive)
  return { ...game, mail, partner: { id, name } }
}

const texts = ({ mail }: Awaited<ReturnType<typeof writer>>) => mail.messages.value?.map(({ text }) => text)

it('two players write to each other, see it at once, and one blocks the other', async () => {
  const [ann, bob] = [await writer('Anna'), await writer('Boris')]
  await ann.mail.enter(bob.partner)
  ann.mail.setText('Good evening!')
  await ann.mail.send()
  await settled()
  expect([bob.mail.unseen, texts(ann)]).toEqual([true, ['Good evening!']])

  await bob.mail.enter()
  expect(bob.mail.rooms.value?.map(({ partnerId, partnerName, unread }) => [partnerId, partnerName, unread])).toEqual([[ann.id, 'Anna', 1]])
  await bob.mail.choose(ann.partner)
  bob.mail.setText('Hello, Anna')
  await bob.mail.send()
  await settled()
  expect([texts(ann), texts(bob)]).toEqual([
    ['Hello, Anna', 'Good evening!'],
    ['Hello, Anna', 'Good evening!'],
  ])
  bob.mail.hide()
  await settled()
  expect([bob.mail.unseen, bob.player.player?.haveNewMailMessage]).toEqual([false, false])

  server.clock.pass(chatFlood.window)
  ann.page.now = server.clock()
  await ann.mail.setBlocked(true)
  bob.mail.setText('Are you there?')
  await bob.mail.send()
  await settled()
  expect([bob.mail.text, texts(ann)?.length, ann.mail.rooms.value?.[0]?.blocked]).toEqual(['Are you there?', 2, true])
})
