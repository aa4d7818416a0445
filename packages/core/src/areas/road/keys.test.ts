import { expect, it } from 'vitest'
import { onRoad } from '../../../testing/on-road.ts'
import { keys } from './keys.ts'
import { shownEntries } from './menu-entries.ts'

const press = (code: string) => ({ code, repeat: false }) as KeyboardEvent

it('opens what stands in the menu by its digit, and nothing by a digit beyond', async () => {
  const { services } = await onRoad()
  const entries = shownEntries(services)
  expect(entries.length).toBeGreaterThan(2)
  keys.down?.(services, press('Digit9'))
  expect(services.ui.overlay).toBeNull()
  keys.down?.(services, press('Digit2'))
  expect(services.ui.overlay?.name).toBe(entries[1]?.window)
})

it('walks on with Enter where nothing is left to do', async () => {
  const { road, services } = await onRoad()
  road.places.clear()
  keys.down?.(services, press('Enter'))
  expect([road.walking, road.goal]).toEqual([1, road.onward])
})

it('tells about its keys at the first Tab, once on this device', async () => {
  const { services } = await onRoad()
  expect([keys.down?.(services, press('Tab')), keys.down?.(services, press('Tab'))]).toEqual([false, false])
  expect(services.ui.toasts).toHaveLength(1)
})
