import en from '@skystair/world/texts/en/index'
import { expect, it } from 'vitest'
import { refusal } from '../../../testing/fake-server.ts'
import { playing } from '../../../testing/services.ts'
import { ManualStore } from './store.ts'

const PAGE = 'GET /api/manual/{id}/get'
const page = (id: string) => ({ id, title: id, text: `About ${id}.`, image: null })

it('requests a page once, when it is opened, and again if that failed', async () => {
  const { services, server } = playing({}, { texts: en })
  const store = new ManualStore(services)
  server.on(PAGE, refusal('UNAVAILABLE', 500), page('road'))
  await store.openPage('road')
  expect(store.pages.get('road')?.failed).toBe(true)
  await store.openPage('road')
  await store.openPage('road')
  expect([server.times(PAGE), store.pages.get('road')?.value?.text]).toEqual([2, 'About road.'])
})

it('requests the sentences about forces with their page, and the page of a force', async () => {
  const { services, server } = playing({}, { texts: en })
  const store = new ManualStore(services)
  server
    .on(PAGE, page('forces'))
    .on('GET /api/manual/forces/short/description/get', { ATTACK: 'Hits harder.' })
    .on('GET /api/manual/force/{id}/get', page('ATTACK'))
  await store.openPage('forces')
  await store.openForce('ATTACK')
  expect([store.forces.value, store.pages.get('ATTACK')?.value?.text]).toEqual([{ ATTACK: 'Hits harder.' }, 'About ATTACK.'])
})
