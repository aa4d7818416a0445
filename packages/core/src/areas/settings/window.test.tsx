import en from '@skystair/world/texts/en/index'
import { expect, it } from 'vitest'
import { draw } from '../../../testing/render.tsx'
import { playing } from '../../../testing/services.ts'
import { Settings } from './window.tsx'

it.each([
  [23, true, 'Opens on stair 25, where elixir is first found.'],
  [24, false, 'After a fight wounded heroes drink elixir from your purse'],
] as const)('after a victory on stair %i the switch for elixir is disabled: %s', async (bestVictoryStair, disabled, words) => {
  const { services } = playing({ bestVictoryStair }, { texts: en })
  await services.texts.use('EN')
  const page = draw(services, <Settings />)
  expect(page.text).toContain(words)
  expect(page.off.some((name) => name.startsWith('Elixir heals by itself'))).toBe(disabled)
  for (const language of ['Русский', 'English']) expect(page.text).toContain(language)
})

it('shows what draws the canvas, and why, for support', async () => {
  const { services } = playing({}, { texts: en })
  await services.texts.use('EN')
  expect(draw(services, <Settings />).text).not.toContain('support, please add')
  services.graphics.choose('llvmpipe', 'CANVAS', 'SOFTWARE')
  expect(draw(services, <Settings />).text).toContain('If you write to support, please add: CANVAS · SOFTWARE · STANDARD · llvmpipe')
})
