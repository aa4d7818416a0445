import type { Artifact } from '@skystair/contract'
import en from '@skystair/world/texts/en/index'
import ru from '@skystair/world/texts/ru/index'
import { expect, it } from 'vitest'
import { creature } from '../../../testing/fixtures.ts'
import { draw } from '../../../testing/render.tsx'
import { playing } from '../../../testing/services.ts'
import { mayGiveUp } from './forge-question.ts'
import { ForgeStore, isPrecious } from './forge-store.ts'
import { Profile } from './window.tsx'

const sword: Artifact = { id: 11, artifactId: 1, effectType: 'ATTACK', atlasKey: 'artifact/1/road_sword', rarity: 'USUAL', power: 8 }
const figures = { attack: 22, defence: 10, health: 100 }
const forging = [
  { creatureId: 1, ...figures, effect: { before: 0, after: 2 }, full: false },
  { creatureId: 2, ...figures, effect: { before: 0, after: 0 }, full: true },
]
const transfers = { giver: { ...figures, attack: 5 }, heroes: [{ creatureId: 1, ...figures, refusal: null }] }

async function game(lang: 'RU' | 'EN' = 'EN') {
  const it = playing({ creatures: [creature(1), creature(2, { level: 4 })], artifacts: [sword] }, { texts: lang === 'EN' ? en : ru })
  await it.texts.use(lang)
  it.server.on('GET /api/artifact/{id}/forge/options', forging).on('GET /api/creature/{id}/transfer/options', transfers)
  const store = it.services.get(ForgeStore)
  return { ...it, store, page: () => draw(it.services, <Profile />) }
}

it.each(['RU', 'EN'] as const)('has a text for everything in %s', async (lang) => {
  const { page, server, services, store } = await game(lang)
  const complete = () => {
    expect(page().text).not.toContain('???')
    expect(page().text).not.toMatch(/forge\.|error\.|{{/)
  }
  store.put({ kind: 'artifact', artifact: sword })
  await expect.poll(() => store.forging.value).toEqual(forging)
  complete()
  server.on('POST /api/artifact/{id}/forge', { artifacts: [], creatures: [creature(1, { attack: 22 }), creature(2)] })
  await store.forge(1)
  complete()
  store.put({ kind: 'hero', giver: creature(2, { level: 4 }) })
  await expect.poll(() => store.transfers.value).toEqual(transfers)
  complete()
  const asked = mayGiveUp(services, 'hero', '', true)
  expect(services.ui.question?.title).not.toMatch(/forge\./)
  services.ui.answer(true)
  await expect.poll(() => services.ui.question?.title).toBe((lang === 'EN' ? en : ru).forge.sure)
  services.ui.answer(true)
  expect(await asked).toBe(true)
})

it('shows the outcome for each hero and who can receive no more, and afterwards the hero who was strengthened', async () => {
  const { page, server, store } = await game()
  store.put({ kind: 'artifact', artifact: sword })
  await expect.poll(() => store.forging.value).toEqual(forging)
  expect(page().text).toContain('Attack: now 20, then 22')
  expect(page().text).toContain(en.error.FORGED_FULL)
  expect(page().buttons.filter((name) => name.startsWith(en.forge.artifact.do))).toHaveLength(1)
  server.on('POST /api/artifact/{id}/forge', { artifacts: [], creatures: [creature(1, { attack: 22 }), creature(2)] })
  expect(await store.forge(1)).toBe(true)
  expect(server.last('POST /api/artifact/{id}/forge')?.body).toEqual({ creatureId: 1 })
  expect(page().text).toContain(en.forge.artifact.thanks)
  expect(page().text).toContain('Attack: now 20, then 22')
})

it('shows what the giver of power loses, and gives the power to the chosen hero', async () => {
  const { page, server, store } = await game()
  store.put({ kind: 'hero', giver: creature(2, { level: 4 }) })
  await expect.poll(() => store.transfers.value).toEqual(transfers)
  expect(page().text).toContain('Attack: now 20, then 5')
  server.on('POST /api/creature/{id}/transfer/{target}', { creatures: [creature(1, { attack: 22 }), creature(2, { powerGiven: true })] })
  expect(await store.give(1)).toBe(true)
  expect(server.last('POST /api/creature/{id}/transfer/{target}')?.url.pathname).toBe('/api/creature/2/transfer/1')
  expect(store.done?.after.attack).toBe(22)
})

it('keeps everything and loads again when the server refuses', async () => {
  const { server, store } = await game()
  store.put({ kind: 'artifact', artifact: sword })
  server.on('POST /api/artifact/{id}/forge', Response.json({ code: 'FORGED_FULL', message: '' }, { status: 409 }))
  expect(await store.forge(2)).toBe(false)
  expect([store.done, store.onAnvil?.kind]).toEqual([null, 'artifact'])
  await expect.poll(() => server.times('GET /api/artifact/{id}/forge/options')).toBe(2)
})

it('asks once for common artifacts and twice for precious ones, and does nothing after a refusal', async () => {
  const { services } = await game()
  const answers = async (precious: boolean, ...given: boolean[]) => {
    const asked = mayGiveUp(services, 'artifact', 'text', precious)
    for (const answer of given) {
      await expect.poll(() => services.ui.question).not.toBeNull()
      services.ui.answer(answer)
    }
    return asked
  }
  expect([await answers(false, true), await answers(false, false)]).toEqual([true, false])
  expect([await answers(true, true, true), await answers(true, true, false)]).toEqual([true, false])
  expect([isPrecious(creature(1)), isPrecious(creature(1, { rarity: 'EPIC' })), isPrecious(creature(1, { premium: true }))]).toEqual([
    false,
    true,
    true,
  ])
})

it('says if a quarter of an artifact is too little to change a figure yet', async () => {
  const { page, server, store } = await game()
  const { attack, defence, health } = creature(1)
  const same = { attack, defence, health: health.total, effect: { before: 0, after: 0 }, full: false }
  server.on('GET /api/artifact/{id}/forge/options', [{ ...same, creatureId: 1 }])
  store.put({ kind: 'artifact', artifact: sword })
  await expect.poll(() => store.forging.value).toHaveLength(1)
  expect(page().text).toContain(en.forge.artifact.unnoticed)
})
