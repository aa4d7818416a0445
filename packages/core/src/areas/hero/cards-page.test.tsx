import type { HeldCard } from '@skystair/contract'
import { HOUR } from '@skystair/contract/time'
import en from '@skystair/world/texts/en/index'
import ru from '@skystair/world/texts/ru/index'
import { expect, it } from 'vitest'
import { creature, NOW } from '../../../testing/fixtures.ts'
import { draw } from '../../../testing/render.tsx'
import { playing } from '../../../testing/services.ts'
import { CardStore } from './card-store.ts'
import { Profile } from './window.tsx'

const cards: HeldCard[] = [
  { card: 'ELEPHANT', of: null, count: 2, until: null },
  { card: 'SNAKE', of: null, count: 0, until: NOW + 5 * HOUR },
  { card: 'MOUSE', of: null, count: 1, until: null },
  { card: 'EAGLE', of: null, count: 1, until: null },
  { card: 'EVOLUTION', of: 'ELF', count: 1, until: null },
]
const fallen = creature(1, { health: { current: 0, total: 100 } })
const elf = creature(2, { class: 'ELF' })
const ripening = creature(3, { class: 'ELF', rankReadyAt: NOW + HOUR })

async function game(lang: 'RU' | 'EN' = 'EN') {
  const it = playing({ creatures: [fallen, elf, ripening], cards }, { texts: lang === 'EN' ? en : ru })
  await it.texts.use(lang)
  return { ...it, store: it.services.get(CardStore), page: () => draw(it.services, <Profile initialPage="cards" />) }
}

it.each(['RU', 'EN'] as const)('shows every card in %s with its effect and duration', async (lang) => {
  const { page, store } = await game(lang)
  for (const kind of [null, 'ELEPHANT', 'MOUSE', 'EVOLUTION'] as const) {
    store.choose(kind)
    expect(page().text).not.toMatch(/cards?\.|\?\?\?|{{/)
  }
  const words = lang === 'EN' ? en : ru
  for (const { name } of Object.values(words.card)) expect(page().text).toContain(name)
  expect(page().text).toContain('×2')
})

it('offers the cards that the player has, and shows how long those in force last', async () => {
  const { page } = await game()
  expect(page().buttons.filter((name) => name.startsWith(en.cards.use))).toEqual(
    (['ELEPHANT', 'MOUSE', 'EAGLE', 'EVOLUTION'] as const).map((kind) => `${en.cards.use}: ${en.card[kind].name}`),
  )
  expect(page().text).toContain('In force for 5 h more')
})

it('offers a card only for heroes for whom it would have an effect', async () => {
  const { store } = await game()
  const heroes = Object.fromEntries(store.hands.map((hand) => [hand.kind, store.heroesFor(hand).map(({ id }) => id)]))
  expect(heroes).toMatchObject({ ELEPHANT: [1], MOUSE: [3], EVOLUTION: [2] })
})

it('uses a card on the chosen hero, and one for all at once', async () => {
  const { server, store } = await game()
  store.choose('ELEPHANT')
  server.on('POST /api/card/{kind}/use', { cards: [], creatures: [creature(1), elf] })
  expect(await store.use('ELEPHANT', 1)).toBe(true)
  expect([server.last('POST /api/card/{kind}/use')?.body, store.choosing]).toEqual([{ creatureId: 1 }, null])
  expect(store.hands.every(({ count }) => count === 0)).toBe(true)
})

it('keeps the card and the choice when the server refuses', async () => {
  const { server, services, store } = await game()
  store.choose('MOUSE')
  server.on('POST /api/card/{kind}/use', Response.json({ code: 'CARD_USELESS', message: '' }, { status: 409 }))
  expect(await store.use('MOUSE', 1)).toBe(false)
  expect([store.choosing, services.ui.toasts.at(-1)?.text]).toEqual(['MOUSE', en.error.CARD_USELESS])
})
