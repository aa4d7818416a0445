import type { Ask } from '@skystair/contract'
import en from '@skystair/world/texts/en/index'
import { expect, it } from 'vitest'
import { battle, fighter } from '../../../testing/fixtures.ts'
import { draw } from '../../../testing/render.tsx'
import { playing } from '../../../testing/services.ts'
import { BattleSides } from './beside.tsx'
import { BattleStore } from './store.ts'

const ask: Ask = { side: 'TM1', attackers: [1, 2], targets: { 1: [-1, -2], 2: [-1, -2] }, skipperId: 1, consumables: [] }
const creatures = [fighter(-1, { class: 'TROLL' }), fighter(-2, { class: 'ELF' }), fighter(1, { class: 'DRAGON' }), fighter(2)]

async function fighting() {
  const game = playing({}, { texts: en })
  await game.texts.use('EN')
  game.server.on('POST /api/battle/place/attack', { battle: battle({ creatures }), ask })
  const fight = game.services.get(BattleStore)
  await fight.start(5)
  return { fight, page: () => draw(game.services, <BattleSides />).text }
}

it('shows the traits of the enemies, or of the chosen creature if there is one', async () => {
  const { fight, page } = await fighting()
  expect(page()).toContain(en.trait.TROLL.about)
  expect(page()).toContain(en.trait.ELF.about)
  expect(page()).not.toContain(en.trait.DRAGON.about)
  await fight.choose(1)
  expect(page()).toContain(en.trait.DRAGON.about)
  expect(page()).not.toContain(en.trait.ELF.about)
})

it('describes the creature under the mouse alone, with its skills and effects', async () => {
  const { fight, page } = await fighting()
  fight.look(1)
  expect(page()).toContain(en.trait.DRAGON.about)
  expect(page()).not.toContain(en.trait.ELF.about)
  fight.apply({ type: 'EFFECT', by: -1, on: 1, amount: 3, what: 'POISONED', crit: false, left: null })
  expect(page()).toContain(en.effect.POISONED.about)
  fight.look(null)
  expect(page()).toContain(en.trait.ELF.about)
})

it('says whom the faction of a creature beats, and nothing of those without one', async () => {
  const { fight, page } = await fighting()
  fight.look(-1)
  expect(page()).not.toContain(en.faction.NONE)
  fight.shown.find(({ id }) => id === -1)!.faction = 'MOON'
  fight.look(1)
  fight.look(-1)
  expect(page()).toContain(en.factionAbout.MOON)
})

it('shows the latest event first', async () => {
  const { fight, page } = await fighting()
  expect(page()).not.toContain(en.a11y.battle.log)
  for (const amount of [11, 22]) fight.apply({ type: 'HIT', by: 1, on: -1, amount, what: null, crit: false, left: 50 })
  expect(page().indexOf('22')).toBeGreaterThan(-1)
  expect(page().indexOf('22')).toBeLessThan(page().indexOf('11'))
})
