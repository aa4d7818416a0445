import en from '@skystair/world/texts/en/index'
import { expect, it } from 'vitest'
import { refusal } from '../../../testing/fake-server.ts'
import { creature, player } from '../../../testing/fixtures.ts'
import { draw } from '../../../testing/render.tsx'
import { playing } from '../../../testing/services.ts'
import { Healing } from './healing.tsx'
import { HeroStore } from './store.ts'

const hurt = (id: number) => creature(id, { health: { current: 40, total: 100 } })

const isHurt = ({ health }: Pick<ReturnType<typeof creature>, 'health'>) => health.current < health.total

/** Draws the healing of the first hero, with `gold` as the price for each of these. */
async function healing(creatures: ReturnType<typeof creature>[], gold: number) {
  const { services, server, texts } = playing({ creatures }, { texts: en })
  await texts.use('EN')
  server.on(
    'GET /api/player/health/options',
    creatures.filter(isHurt).map(({ id }) => ({ creatureId: id, gold, elixir: 1, healthyAt: 0, dead: false })),
  )
  await services.get(HeroStore).loadHealthOptions()
  return draw(services, <Healing hero={creatures[0]!} />).buttons.map((button) => button.replace(/\s*\d.*$/, ''))
}

it('offers to heal the whole squad if several are hurt and the gold suffices', async () => {
  expect(await healing([hurt(1), hurt(2)], 5)).toEqual([en.profile.heal, en.road.healAll])
  expect(await healing([hurt(1), creature(2)], 5)).toEqual([en.profile.heal])
  expect(await healing([hurt(1), hurt(2)], 90)).toEqual([en.profile.heal])
})

it('heals the whole squad by one call, which no other window can cut', async () => {
  const { services, server } = playing({ creatures: [hurt(1), hurt(2)] }, { texts: en })
  const heroes = services.get(HeroStore)
  const whole = [creature(1), creature(2)]
  server.on('POST /api/player/squad/restore', player({ creatures: whole })).on('GET /api/player/health/options', [])
  await heroes.healSquad()
  expect(server.times('POST /api/player/squad/restore')).toBe(1)
  expect(heroes.squad.map(({ health }) => health.current)).toEqual(whole.map(({ health }) => health.current))
})

it('says nothing if the squad has healed meanwhile, and shows it as the server has it', async () => {
  const { services, server } = playing({ creatures: [hurt(1), hurt(2)] }, { texts: en })
  const heroes = services.get(HeroStore)
  const whole = [creature(1), creature(2)]
  server
    .on('POST /api/player/squad/restore', refusal('FULLY_HEALTHY', 409))
    .on('GET /api/player/health/options', [])
    .on('GET /api/player/current', player({ creatures: whole }))
  await heroes.healSquad()
  expect(heroes.squad.map(({ health }) => health.current)).toEqual(whole.map(({ health }) => health.current))
  expect(services.ui.toasts).toEqual([])
})
