import { expect, it } from 'vitest'
import { onRoad } from '../../../testing/on-road.ts'
import { defineArea } from '../../services/area.ts'
import { hasNews } from './menu-entries.ts'

it('has news in a window if its own area or another one says so', async () => {
  const { services } = await onRoad()
  const entry = { window: 'daily' }
  expect(hasNews(services, entry)).toBe(false)
  expect(hasNews(services, { ...entry, news: () => true })).toBe(true)
  const load = async () => ({ news: { daily: () => true } })
  await services.areas.load(defineArea({ name: 'other', budget: 1, preload: true, load }))
  expect([hasNews(services, entry), hasNews(services, { window: 'tasks' })]).toEqual([true, false])
})
