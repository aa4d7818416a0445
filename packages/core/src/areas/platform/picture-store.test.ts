import type { BattleResult } from '@skystair/contract'
import en from '@skystair/world/texts/en/index'
import { createElement } from 'react'
import { expect, it, vi } from 'vitest'
import { battle, fight } from '../../../testing/fixtures.ts'
import { draw } from '../../../testing/render.tsx'
import { playing } from '../../../testing/services.ts'
import { BattleStore } from '../battle/store.ts'
import { PlayerStore } from '../player/index.ts'
import { RoadStore } from '../road/store.ts'
import { NewPartButton, VictoryButton } from './picture-buttons.tsx'
import { PictureStore } from './picture-store.ts'
import { sharedPicture } from './shared-picture.ts'

vi.mock('./shared-picture.ts', () => ({ sharedPicture: vi.fn(async () => new Blob(['picture'])) }))

async function game({ canSharePicture = true } = {}) {
  const game = playing({}, { texts: en })
  const { platform, services } = game
  await services.texts.use('EN')
  Object.assign(platform.capabilities, { canSharePicture })
  platform.social.sharePicture = vi.fn(async () => {})
  return { ...game, pictures: services.get(PictureStore), buttons: () => draw(services, createElement(NewPartButton)).buttons }
}

async function won({ boss = true, canSharePicture = true } = {}) {
  const started = await game({ canSharePicture })
  const { services } = started
  services.get(RoadStore).places.set(5, fight(5, { boss, creatureImageId: 'grey_wolf', stair: 20 }))
  const result: BattleResult = { winner: 'TM1', experience: 10, rankPoints: {}, gains: [], levelUp: false, joined: null }
  services.get(BattleStore).accept({ battle: battle({ version: 3, placeId: 5, progress: 'COMPLETED', result }), ask: null })
  return { ...started, buttons: () => draw(services, createElement(VictoryButton)).buttons }
}

it('shares the picture of a defeated boss with the stair, when the player presses the button', async () => {
  const { pictures, buttons, platform } = await won()
  expect([buttons(), vi.mocked(platform.social.sharePicture).mock.calls.length]).toEqual([[en.platform.victory.share], 0])
  await pictures.share(pictures.victory!)
  const [, { frame, zone, stair }] = vi.mocked(sharedPicture).mock.calls.at(-1)!
  expect([frame, zone, stair]).toEqual(['creature/grey_wolf', 'dawn', 'Stair 20'])
  expect(platform.social.sharePicture).toHaveBeenCalledExactlyOnceWith(expect.any(Blob), expect.stringContaining('20'), '')
})

it('shows no button after other fights, or if the platform shares no pictures', async () => {
  expect((await won({ boss: false })).buttons()).toEqual([])
  expect((await won({ canSharePicture: false })).buttons()).toEqual([])
})

it('shares the picture of a new part of the road: the companion under its sky', async () => {
  const { pictures, buttons, platform, services } = await game()
  services.get(PlayerStore).update({ stair: 401 })
  expect(buttons()).toEqual([en.platform.newPart.share])
  await pictures.share(pictures.part!)
  const [, content] = vi.mocked(sharedPicture).mock.calls.at(-1)!
  expect(content).toMatchObject({ frame: 'companion/man1', zone: 'snow', title: en.story.part3.title, stair: 'Stair 401' })
  expect(platform.social.sharePicture).toHaveBeenCalledExactlyOnceWith(expect.any(Blob), expect.stringContaining('401'), '')
})

it('shows no button on the first part, off the main road, or if the platform shares no pictures', async () => {
  const first = await game()
  expect(first.buttons()).toEqual([])
  first.services.get(PlayerStore).update({ stair: 401 })
  first.services.get(RoadStore).contextId = 'snow:1'
  expect(first.buttons()).toEqual([])
  const without = await game({ canSharePicture: false })
  without.services.get(PlayerStore).update({ stair: 401 })
  expect(without.buttons()).toEqual([])
})
