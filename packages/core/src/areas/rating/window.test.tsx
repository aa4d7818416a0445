import en from '@skystair/world/texts/en/index'
import { runInAction } from 'mobx'
import { expect, it } from 'vitest'
import { ratingOf } from '../../../testing/rating-fixtures.ts'
import { draw } from '../../../testing/render.tsx'
import { playing } from '../../../testing/services.ts'
import { RatingStore } from './store.ts'
import { RatingWindow } from './window.tsx'

async function opened() {
  const { services, texts } = playing({ level: 10, accessLevel: 'PLAYER' }, { texts: en })
  await texts.use('EN')
  const store = services.get(RatingStore)
  const set = (changes: Partial<Pick<RatingStore, 'rating' | 'filter' | 'failed'>>) => runInAction(() => Object.assign(store, changes))
  return { set, page: () => draw(services, <RatingWindow />) }
}

it('shows positions, the number of players, and the button to the player’s own position', async () => {
  const { set, page } = await opened()
  set({ rating: ratingOf(1, 101, { myPosition: 250, playersTotal: 1200, playersOnline: 7 }) })
  const { text, buttons } = page()
  expect([text.includes('1,200'), text.includes('Player 100'), text.includes('Player 101')]).toEqual([true, true, false])
  expect([buttons.includes('My place: 250'), buttons.includes(en.rating.next)]).toEqual([true, true])
})

it('shows the worn portrait of each player, and none for a clan', async () => {
  const { set, page } = await opened()
  const { positions } = ratingOf(1, 1)
  const face = { avatar: 'captain', characterAndCompanion: 'MAN_1', gender: 'MALE' } as const
  const faces = () => page().html.split('sky-list-face').length - 1
  set({ rating: ratingOf(1, 1, { positions: positions.map((position) => ({ ...position, face })) }) })
  expect(faces()).toBe(1)
  set({ rating: ratingOf(1, 1) })
  expect(faces()).toBe(0)
})

it('says that a rating is empty, that nothing was found, or that loading failed', async () => {
  const { set, page } = await opened()
  set({ rating: ratingOf(1, 0) })
  expect(page().text).toContain(en.rating.empty)
  set({ filter: 'Nobody' })
  expect(page().text).toContain(en.rating.notFound)
  set({ failed: true })
  expect(page().buttons).toContain(en.common.retry)
})
