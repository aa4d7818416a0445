import en from '@skystair/world/texts/en/index'
import { expect, it } from 'vitest'
import { draw } from '../../../testing/render.tsx'
import { playing } from '../../../testing/services.ts'
import { Credits } from './credits.tsx'

async function credits(externalLinks: boolean) {
  const game = playing({}, { texts: en })
  await game.texts.use('EN')
  Object.assign(game.platform.capabilities, { externalLinks })
  return draw(game.services, <Credits />)
}

it('names the same sources with links and, on platforms that forbid links to other sites, without', async () => {
  const [linked, plain] = [await credits(true), await credits(false)]
  expect(linked.html.match(/<a href="https:/g)?.length).toBeGreaterThan(9)
  expect(plain.html).not.toMatch(/<a |href=/)
  expect(plain.text).toBe(linked.text)
})
