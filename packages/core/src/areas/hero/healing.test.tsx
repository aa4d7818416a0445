import en from '@skystair/world/texts/en/index'
import { expect, it } from 'vitest'
import { creature } from '../../../testing/fixtures.ts'
import { draw } from '../../../testing/render.tsx'
import { playing } from '../../../testing/services.ts'
import { Healing } from './healing.tsx'
import { HeroStore } from './store.ts'

const hurt = (id: number) => creature(id, { health: { current: 40, total: 100 } })

/** Draws the healing of the first hero, with `gold` as the price for each of these. */
async function healing(creatures: ReturnType<typeof creature>[], gold: number) {
  const { services, server, texts } = playing({ creatures }, { texts: en })
  await texts.use('EN')
  server.on(
    'GET /api/player/health/options',
    creatures.map(({ id }) => ({ creatureId: id, gold, elixir: 1, healthyAt: 0, dead: false })),
  )
  await services.get(HeroStore).loadHealthOptions()
  return draw(services, <Healing hero={creatures[0]!} />).buttons.map((button) => button.replace(/\s*\d.*$/, ''))
}

it('offers to heal the whole squad if several are hurt and the gold suffices', async () => {
  expect(await healing([hurt(1), hurt(2)], 5)).toEqual([en.profile.heal, en.road.healAll])
  expect(await healing([hurt(1), creature(2)], 5)).toEqual([en.profile.heal])
  expect(await healing([hurt(1), hurt(2)], 90)).toEqual([en.profile.heal])
})
