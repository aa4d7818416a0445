import en from '@skystair/world/texts/en/index'
import { expect, it } from 'vitest'
import { creature } from '../../../testing/fixtures.ts'
import { draw } from '../../../testing/render.tsx'
import { playing } from '../../../testing/services.ts'
import { CreatureHud } from './scene-hud.tsx'

it('shows the creature’s name and class, and a way back', async () => {
  const game = playing({ creatures: [creature(1), creature(2, { imageId: 'forest_elf', class: 'ELF' })] }, { texts: en })
  await game.texts.use('EN')
  await game.services.ui.showCreature(2)
  const page = draw(game.services, <CreatureHud />)
  expect(page.text).toContain(en.trait.ELF.class)
  expect(page.buttons).toEqual([en.common.back])
})
