import en from '@skystair/world/texts/en/index'
import ru from '@skystair/world/texts/ru/index'
import { expect, it } from 'vitest'
import { draw } from '../../../testing/render.tsx'
import { playing } from '../../../testing/services.ts'
import { PlayerStore } from '../player/index.ts'
import { SlotStore } from './slot-store.ts'
import { SlotsSetting } from './slots-setting.tsx'
import { Profile } from './window.tsx'

const consumables = ['heal_small', 'bomb', 'totem'].map((kind, index) => ({ id: 51 + index, kind, count: 2 }))

async function game(consumableIds: number[], lang: 'RU' | 'EN' = 'EN') {
  const it = playing({ consumables, consumableSlots: { count: 2, nextStair: 25, consumableIds } }, { texts: lang === 'EN' ? en : ru })
  await it.texts.use(lang)
  return { ...it, store: it.services.get(SlotStore), page: () => draw(it.services, <Profile initialPage="backpack" />) }
}

it.each(['RU', 'EN'] as const)('shows in %s the filled and the free slots, and when the next one comes', async (lang) => {
  const { page } = await game([52], lang)
  const words = lang === 'EN' ? en : ru
  expect(page().text).not.toMatch(/slots\.|\?\?\?|{{/)
  expect(page().text).toContain(words.profile.slotEmpty)
  expect(page().text).toContain('25')
  expect(page().buttons.filter((name) => name.startsWith(words.slots.putIn))).toHaveLength(2)
})

it('adds a consumable after those in slots, and takes one out', async () => {
  const { server, services, store } = await game([52])
  server.on('POST /api/consumable/slots/set', ({ body }) => ({
    consumableSlots: { count: 2, nextStair: 25, ...(body as { consumableIds: number[] }) },
  }))
  expect(await store.toggle(53)).toBe(true)
  expect(services.get(PlayerStore).player?.consumableSlots.consumableIds).toEqual([52, 53])
  expect(await store.toggle(52)).toBe(true)
  expect(store.held.map(({ id }) => id)).toEqual([53])
})

it('says that all slots are filled, and does not call the server', async () => {
  const { server, services, store } = await game([51, 52])
  expect(await store.toggle(53)).toBe(false)
  expect(services.ui.toasts.at(-1)?.text).toBe(en.error.SLOTS_FILLED)
  expect(server.times('POST /api/consumable/slots/set')).toBe(0)
})

it('tells in the settings how many slots are filled, and offers the way to them', async () => {
  const { services } = await game([52])
  const part = draw(services, <SlotsSetting />)
  expect([part.text.includes('1 of 2 filled'), part.buttons]).toEqual([true, [en.backpack.title]])
  const without = playing({ consumables: [], consumableSlots: { count: 0, nextStair: 1, consumableIds: [] } }, { texts: en })
  expect(draw(without.services, <SlotsSetting />).text).toBe('')
})
