import type { Artifact } from '@skystair/contract'
import en from '@skystair/world/texts/en/index'
import ru from '@skystair/world/texts/ru/index'
import { expect, it } from 'vitest'
import { creature } from '../../../testing/fixtures.ts'
import { draw } from '../../../testing/render.tsx'
import { playing } from '../../../testing/services.ts'
import { ArtifactStore } from './artifact-store.ts'
import { Profile } from './window.tsx'

const artifact = (id: number, artifactId: number, power: number): Artifact => ({
  id,
  artifactId,
  effectType: 'ATTACK',
  atlasKey: 'artifact/1/road_sword',
  rarity: 'USUAL',
  power,
})
const sword = artifact(11, 1, 3)
const axe = artifact(12, 4, 4)
const fit = { sellsFor: 20, heroes: [{ creatureId: 1, replacedId: 11, attack: 21, defence: 10, health: 100, change: 24 }] }

async function game(lang: 'RU' | 'EN' = 'EN') {
  const it = playing({ creatures: [creature(1, { artifacts: [sword] })], artifacts: [axe] }, { texts: lang === 'EN' ? en : ru })
  await it.texts.use(lang)
  it.server.on('GET /api/artifact/{id}/fit', fit)
  return { ...it, store: it.services.get(ArtifactStore) }
}

it.each(['RU', 'EN'] as const)('shows in %s the player’s belongings, with a text for each', async (lang) => {
  const { services } = await game(lang)
  const page = draw(services, <Profile initialPage="backpack" />)
  expect(page.text).not.toContain('???')
  expect(page.text).not.toMatch(/backpack\.|resource\.|{{/)
  const names = lang === 'EN' ? en : ru
  expect(page.text).toContain(names.resource.gold)
  expect(page.text).not.toContain(names.resource.amethysts)
  expect(page.buttons.some((name) => name.startsWith(names.artifact.woodcutter_axe.name))).toBe(true)
})

it('shows the heroes who would gain by an artifact and what they would take off, and puts it on', async () => {
  const { services, server, store } = await game()
  store.choose(12)
  await expect.poll(() => store.fit.value).toEqual(fit)
  const page = draw(services, <Profile />)
  expect(page.text).toContain('Stronger by 2%')
  expect(page.text).toContain('Attack: now 20, then 21')
  expect(page.text).toContain(`Instead of: ${en.artifact.road_sword.name}`)
  server.on('POST /api/artifact/{id}/wear', { artifacts: [sword], creatures: [creature(1, { artifacts: [axe], attack: 21 })] })
  expect(await store.wear(fit.heroes[0]!)).toBe(true)
  expect(server.last('POST /api/artifact/{id}/wear')?.body).toEqual({ creatureId: 1, replacedId: 11 })
  expect(draw(services, <Profile />).buttons).toContain('Into the backpack')
})

it('leaves the page of an artifact that was sold, and shows its price', async () => {
  const { services, server, store } = await game()
  store.choose(12)
  server.on('POST /api/artifact/{id}/sell', { gains: [{ kind: 'gold', amount: 20 }], player: { artifacts: [] } })
  await store.sell()
  expect([store.chosen, store.sale.gains]).toEqual([null, [{ kind: 'gold', amount: 20 }]])
  expect(draw(services, <Profile initialPage="backpack" />).text).toContain(en.backpack.noArtifacts)
})

it('keeps the page and everything on it when the server refuses', async () => {
  const { server, store } = await game()
  store.choose(12)
  server.on('POST /api/artifact/{id}/wear', Response.json({ code: 'NO_ARTIFACT_SLOT', message: '' }, { status: 409 }))
  expect(await store.wear(fit.heroes[0]!)).toBe(false)
  expect(store.chosen).toEqual(axe)
})

it('offers to put on the best artifacts only while there are artifacts in the backpack', async () => {
  const { services, server, store } = await game()
  expect(draw(services, <Profile />).buttons).toContain(en.backpack.best)
  server.on('POST /api/creature/{id}/artifact/best', { artifacts: [], creatures: [creature(1, { artifacts: [axe] })] })
  expect(await store.wearBest(1)).toBe(true)
  expect(draw(services, <Profile />).buttons).not.toContain(en.backpack.best)
})
