import en from '@skystair/world/texts/en/index'
import ru from '@skystair/world/texts/ru/index'
import { expect, it } from 'vitest'
import { creature, NOW } from '../../../testing/fixtures.ts'
import { draw } from '../../../testing/render.tsx'
import { playing } from '../../../testing/services.ts'
import { type ForceOptions, ForceStore } from './force-store.ts'
import { ForcesSection } from './forces-section.tsx'

const gems = (amount: number) => [{ resource: 'mithril' as const, amount }]
const force = (changes: Partial<ForceOptions['forces'][number]>): ForceOptions['forces'][number] => ({
  force: 'ATTACK',
  warriorClass: 'BEAST',
  rank: 1,
  maxRank: 7,
  price: [{ resource: 'crystal', amount: 40 }],
  time: 7_200_000,
  readyAt: null,
  speedup: [],
  ...changes,
})
const options: ForceOptions = {
  hammers: { current: 1, max: 2 },
  hammerPrice: gems(120),
  level: 15,
  forces: [
    force({}),
    force({ force: 'HEALTH', readyAt: NOW + 600_000, speedup: gems(1) }),
    force({ force: 'DEFENCE', rank: 2, readyAt: NOW - 1 }),
    force({ force: 'POISON', rank: 7, price: [] }),
  ],
}
const hero = creature(1)

async function game(level = 15, lang: 'RU' | 'EN' = 'EN') {
  const it = playing({ level, creatures: [hero] }, { texts: lang === 'EN' ? en : ru })
  await it.texts.use(lang)
  it.server.on('GET /api/force/{creatureId}/options', options)
  const store = it.services.get(ForceStore)
  await store.hero.show(1)
  return { ...it, store, page: () => draw(it.services, <ForcesSection hero={hero} />) }
}

it.each(['RU', 'EN'] as const)('has a text for everything in %s', async (lang) => {
  const { page } = await game(15, lang)
  expect(page().text).not.toContain('???')
  expect(page().text).not.toMatch(/gifts\.|force\.|{{/)
})

it('offers to start an improvement, to speed it up or to accept it, and nothing for the highest rank', async () => {
  const { page } = await game()
  const { buttons, text } = page()
  expect(buttons.slice(1)).toEqual([
    `Grow : ${en.force.ATTACK.name} to rank 2, which takes 2 h 40 red crystals`,
    `Hurry : ${en.force.HEALTH.name} 1 emerald`,
    `Accept : ${en.force.DEFENCE.name}`,
  ])
  expect(text).toContain(en.gifts.best)
  expect(text).toContain('Hammers to forge gifts: 1 of 2 free')
})

it('only names the level from which forces can be improved, below that level', async () => {
  const { page } = await game(10)
  expect(page().buttons).toEqual([])
  expect(page().text).toContain('Gifts open at level 15')
})

it('sends hero, force and class to the server, and loads the options again', async () => {
  const { store, server } = await game()
  server.on('POST /api/force/complete', { creatures: [creature(1, { defence: 12 })] })
  expect(await store.complete(options.forces[2]!)).toBe(true)
  expect(server.last('POST /api/force/complete')?.body).toEqual({ creatureId: 1, force: 'DEFENCE', warriorClass: 'BEAST' })
  expect(server.times('GET /api/force/{creatureId}/options')).toBe(2)
})

it('shows the refusal and the current state', async () => {
  const { store, server, services } = await game()
  server.on('POST /api/force/start', Response.json({ code: 'HAMMERS_BUSY', message: '' }, { status: 409 }))
  expect(await store.start(options.forces[0]!)).toBe(false)
  expect(services.ui.toasts.at(-1)?.text).toBe(en.error.HAMMERS_BUSY)
  expect(server.times('GET /api/force/{creatureId}/options')).toBe(2)
})
