import type { FinishedBattle } from '@skystair/contract'
import en from '@skystair/world/texts/en/index'
import { expect, it } from 'vitest'
import { NOW } from '../../../testing/fixtures.ts'
import { draw } from '../../../testing/render.tsx'
import { playing } from '../../../testing/services.ts'
import { FairnessStore } from './store.ts'
import { Fairness, Fights } from './window.tsx'

const FROM = { from: 'wheel' }

async function fights() {
  const { services, server } = playing({}, { texts: en })
  await services.texts.use('EN')
  const fight = (id: number, stair: number): FinishedBattle => ({ id, kind: 'MOB', stair, winner: 'TM1', at: NOW })
  server.on('GET /api/battle/list', [fight(34, 7), fight(33, 6)])
  const store = new FairnessStore(services)
  await store.fights.reload()
  return { services, store, shown: () => draw(services, <Fights store={store} props={FROM} />) }
}

it('offers to check and to watch each fight, and opens its replay, which leads back here', async () => {
  const { services, store, shown } = await fights()
  const [seventh, sixth] = ['Stair 7: won', 'Stair 6: won']
  expect(shown().buttons).toEqual([`Check: ${seventh}`, `Watch: ${seventh}`, `Check: ${sixth}`, `Watch: ${sixth}`])
  store.watch(34, FROM)
  expect(services.ui.overlay).toEqual({ name: 'replay', props: { id: 34, from: 'fairness', fromProps: { ...FROM, kept: store } } })
})

it('shows the results again after a replay', async () => {
  const { services, store } = await fights()
  store.verdicts.set(34, { verdict: 'FAIR', version: 2 })
  const { buttons } = draw(services, <Fairness {...FROM} kept={store} />)
  expect(buttons).toEqual(expect.arrayContaining(['Watch: Stair 7: won', 'Check: Stair 6: won']))
  expect(buttons).not.toContain('Check: Stair 7: won')
})

it('offers no replay of a fight that turned out to follow other rules', async () => {
  const { store, shown } = await fights()
  store.verdicts.set(34, { verdict: 'EARLIER_RULES', version: 1 })
  store.verdicts.set(33, { verdict: 'FAIR', version: 2 })
  expect(shown().buttons).toEqual(['Watch: Stair 6: won'])
})

it('names a fight on the arena after the arena, not after a stair', async () => {
  const { store, shown } = await fights()
  store.fights.set([{ id: 35, kind: 'ARENA', stair: 12, winner: 'PLAYER', at: NOW }])
  expect(shown().buttons).toEqual(['Check: Arena: lost', 'Watch: Arena: lost'])
})
