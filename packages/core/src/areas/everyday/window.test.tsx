import en from '@skystair/world/texts/en/index'
import { expect, it } from 'vitest'
import { NOW, player } from '../../../testing/fixtures.ts'
import { draw } from '../../../testing/render.tsx'
import { playing } from '../../../testing/services.ts'
import { EverydayStore } from './store.ts'
import { EverydayWindow } from './window.tsx'

it('says thanks in place of the button, and when the next gift comes', async () => {
  const { services, server, texts } = playing({ everydayRewardAt: NOW, everydayRewardStreak: 0 }, { texts: en })
  await texts.use('EN')
  const page = () => draw(services, <EverydayWindow />)
  expect(page().buttons).toContain(en.everyday.take)
  for (const words of [en.everyday.first, 'Today: 150 gold coins']) expect(page().text).toContain(words)
  server.on('POST /api/player/everyday/reward/take', {
    player: player({ everydayRewardStreak: 1, everydayRewardAt: NOW + 3_600_000 }),
    gains: [{ kind: 'gold', amount: 50 }],
  })
  await services.get(EverydayStore).take()
  expect(page().buttons).not.toContain(en.everyday.take)
  for (const words of [en.everyday.first, `${en.everyday.thanks} 50 gold coins`, 'Next gift in 1 h']) expect(page().text).toContain(words)
})

it('counts the days in a row from the second on', async () => {
  const { services, texts } = playing({ everydayRewardAt: NOW + 3_600_000, everydayRewardStreak: 2 }, { texts: en })
  await texts.use('EN')
  expect(draw(services, <EverydayWindow />).text).toContain('2 days in a row')
})
