import en from '@skystair/world/texts/en/index'
import { expect, it } from 'vitest'
import { player } from '../../../testing/fixtures.ts'
import { draw } from '../../../testing/render.tsx'
import { playing } from '../../../testing/services.ts'
import { PlayerStore } from '../player/store.ts'
import { NewsStore } from './store.ts'
import { News } from './window.tsx'

const RESET = 'POST /api/player/news/road/reset'

async function opened(roadNews: boolean) {
  const game = playing({ roadNews }, { texts: en })
  await game.texts.use('EN')
  game.server.on('GET /api/news/get/last', { id: 99, title: 'Something newer', text: 'Than this page knows.', at: 1 }).on(RESET, player())
  await game.services.get(NewsStore).open()
  return game
}

it('asks the server for the latest news and shows it above the older ones', async () => {
  const { services, server } = await opened(false)
  const { text } = draw(services, <News />)
  expect(server.last('GET /api/news/get/last')?.url.searchParams.get('lang')).toBe('EN')
  expect(text.indexOf('Something newer')).toBeLessThan(text.indexOf(en.news.items.open.title))
})

it('shows the last messages again, the newest first', async () => {
  const { services } = await opened(false)
  expect(draw(services, <News />).text).not.toContain(en.news.messages)
  services.ui.toast('Taken: 5 gold coins', 'good')
  services.ui.toast('Not enough gold', 'bad')
  for (const { id } of [...services.ui.toasts]) services.ui.dismiss(id)
  expect(draw(services, <News />).text).toContain(`${en.news.messages} Not enough gold Taken: 5 gold coins`)
})

it('marks the news of the road as seen, but only if there are any', async () => {
  expect((await opened(false)).server.times(RESET)).toBe(0)
  const { services, server } = await opened(true)
  expect([server.times(RESET), services.get(PlayerStore).player?.roadNews]).toEqual([1, false])
})
