import en from '@skystair/world/texts/en/index'
import { expect, it } from 'vitest'
import { draw } from '../../../../testing/render.tsx'
import { playing } from '../../../../testing/services.ts'
import { Guide } from './guide.tsx'

async function guide(prompt: string | null) {
  const game = playing({ prompt }, { texts: en })
  await game.texts.use('EN')
  return game.services
}

it('explains walking by what the player has: a finger, or a mouse and keys', async () => {
  const services = await guide('walk')
  expect(draw(services, <Guide />).text).toContain('or hold the up arrow key')
  services.ui.setTouch(true)
  const { text } = draw(services, <Guide />)
  expect(text).toContain('pull the road towards you, or press the big button')
  expect(text).not.toMatch(/key|mouse/)
})

it('says the same to everybody otherwise, and nothing if nothing is due', async () => {
  const services = await guide('loss')
  services.ui.setTouch(true)
  expect(draw(services, <Guide />).text).toContain(en.education.loss)
  expect(draw(await guide(null), <Guide />).text).toBe('')
})
