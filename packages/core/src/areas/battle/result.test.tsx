import type { Battle, BattleResult, Player } from '@skystair/contract'
import { heroShops } from '@skystair/world/areas/shop/rows'
import en from '@skystair/world/texts/en/index'
import { expect, it } from 'vitest'
import { battle, creature, fighter, player } from '../../../testing/fixtures.ts'
import { draw } from '../../../testing/render.tsx'
import { playing } from '../../../testing/services.ts'
import { creatureOffer } from '../../../testing/shop-fixtures.ts'
import { PlayerStore } from '../player/store.ts'
import { NearestGainStore, YARD } from './nearest-gain.ts'
import { BattleResultPanel } from './result.tsx'
import { BattleStore } from './store.ts'

const words = en.battle
const benched = creature(3, { combative: false, imageId: 'grey_wolf', attack: 900 })

/** The panel after a fight against one enemy, which has this much of its health left. */
async function after(
  left: number,
  { boss = false, bench = false, ...changes }: Partial<Battle> & { boss?: boolean; bench?: boolean } = {},
) {
  const { services, texts } = playing({ creatures: [creature(1), ...(bench ? [benched] : [])] }, { texts: en })
  await texts.use('EN')
  const winner = left > 0 ? 'TM2' : 'TM1'
  const result: BattleResult = { winner, experience: 0, rankPoints: {}, gains: [], levelUp: false, joined: null }
  const creatures = [fighter(-1, { boss, health: { current: left, total: 100 } }), fighter(1)]
  services.get(BattleStore).accept({ battle: battle({ stair: 8, progress: 'COMPLETED', creatures, result, ...changes }), ask: null })
  return draw(services, <BattleResultPanel />).text
}

it('praises a victory over a boss more than any other', async () => {
  expect(await after(0)).toContain(words.victoryText)
  const text = await after(0, { boss: true })
  expect(text).toContain(words.bossDown)
  expect(text).not.toContain(words.victoryText)
})

it('says after a defeat how close it was, and that a boss is hard to beat', async () => {
  expect(await after(10)).toContain(words.advice.close)
  const text = await after(40, { boss: true })
  expect([text.includes(words.defeatByBoss), text.includes(words.advice.heal)]).toEqual([true, true])
})

it('sends who is too weak down to the side paths, if there are any below', async () => {
  expect(await after(90)).toContain(words.advice.growOnRoad)
  for (const elsewhere of [{ stair: 3 }, { placeId: null }]) expect(await after(90, elsewhere)).toContain(words.advice.grow)
})

it('names a strong hero who waits on the bench', async () => {
  const { name } = en.creature.grey_wolf
  expect(await after(90, { bench: true })).toContain(name)
  expect(await after(90)).not.toContain(name)
})

it('names from the second defeat in a row on the one gain that is nearest, with its button', async () => {
  const lost = async (changes: Partial<Player>) => {
    const { services, texts } = playing({ creatures: [creature(1)], ...changes }, { texts: en })
    await texts.use('EN')
    const result: BattleResult = { winner: 'TM2', experience: 0, rankPoints: {}, gains: [], levelUp: false, joined: null }
    const creatures = [fighter(-1, { health: { current: 90, total: 100 } }), fighter(1)]
    services.get(BattleStore).accept({ battle: battle({ stair: 8, progress: 'COMPLETED', creatures, result }), ask: null })
    const gains = services.get(NearestGainStore)
    const first = draw(services, <BattleResultPanel />)
    gains.note(false)
    return { services, gains, first, second: draw(services, <BattleResultPanel />) }
  }
  const ripe = creature(1, { rank: 0, rankPoints: 40 })
  for (const [changes, button] of [
    [{ haveCompletedTasks: true, creatures: [ripe] }, words.gainButton.task],
    [{ creatures: [ripe, benched] }, words.gainButton.rank],
    [{ creatures: [creature(1), benched] }, words.gainButton.bench],
  ] as const) {
    const { first, second } = await lost({ ...changes, creatures: [...(changes.creatures ?? [])] })
    expect(first.buttons).not.toContain(button)
    expect(second.buttons.filter((name) => Object.values(words.gainButton).includes(name))).toEqual([button])
  }
  const { gains, services } = await lost({ haveCompletedTasks: true })
  gains.note(true)
  expect(draw(services, <BattleResultPanel />).buttons).not.toContain(words.gainButton.task)
})

it('names a hero of the Yard whom the player can pay', async () => {
  const { services, server, texts } = playing({ creatures: [creature(1)], resources: { ...player().resources, gold: 1200 } }, { texts: en })
  await texts.use('EN')
  const offer = creatureOffer(5, { creature: benched, price: [{ resource: 'gold', amount: 1200 }] })
  server.on('GET /api/shop/creature/{heroKind}/list', [offer])
  const gains = services.get(NearestGainStore)
  await gains.load()
  expect(gains.gain).toMatchObject({ kind: 'yard', imageId: 'grey_wolf' })
  services.get(PlayerStore).update({ resources: { ...player().resources, gold: 1199 } })
  expect(gains.gain).toBeNull()
  expect(heroShops[0]?.id).toBe(YARD)
})
