import en from '@skystair/world/texts/en/index'
import { expect, it } from 'vitest'
import { creature } from '../../../testing/fixtures.ts'
import { draw } from '../../../testing/render.tsx'
import { playing } from '../../../testing/services.ts'
import { CreatureHud } from './scene-hud.tsx'

it('tells who stands there, and leads back', async () => {
  const game = playing({ creatures: [creature(1), creature(2, { imageId: 'forest_elf', class: 'ELF' })] }, { texts: en })
  await game.texts.use('EN')
  await game.root.ui.lookAt(2)
  const page = draw(game.root, <CreatureHud />)
  expect(page.text).toContain(en.class.ELF)
  expect(page.buttons).toEqual([en.common.back])
})
