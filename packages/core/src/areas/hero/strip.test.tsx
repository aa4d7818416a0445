import en from '@skystair/world/texts/en/index'
import { expect, it } from 'vitest'
import { creature } from '../../../testing/fixtures.ts'
import { draw } from '../../../testing/render.tsx'
import { playing } from '../../../testing/services.ts'
import { HeroStrip } from './strip.tsx'

it('marks the wounded, and those whose rank can be raised', async () => {
  const heroes = [creature(1), creature(2, { health: { current: 3, total: 100 } }), creature(3, { rank: 0, rankPoints: 12 })]
  const { services, texts } = playing({ creatures: heroes }, { texts: en })
  await texts.use('EN')
  const html = (hero: (typeof heroes)[number]) => draw(services, <HeroStrip heroes={[hero]} chosen={0} onChoose={() => undefined} />).html
  expect(heroes.map((hero) => html(hero).includes('sky-wound'))).toEqual([false, true, false])
  expect(heroes.map((hero) => html(hero).includes('sky-rank-news'))).toEqual([false, false, true])
  expect(heroes.map((hero) => html(hero).includes(en.ranks.news))).toEqual([false, false, true])
})
