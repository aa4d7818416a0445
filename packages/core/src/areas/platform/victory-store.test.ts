import type { BattleResult } from '@skystair/contract'
import en from '@skystair/world/texts/en/index'
import { createElement } from 'react'
import { expect, it, vi } from 'vitest'
import { battle, fight } from '../../../testing/fixtures.ts'
import { draw } from '../../../testing/render.tsx'
import { playing } from '../../../testing/services.ts'
import { BattleStore } from '../battle/store.ts'
import { RoadStore } from '../road/store.ts'
import { VictoryButton } from './victory-button.tsx'
import { victoryPicture } from './victory-picture.ts'
import { VictoryStore } from './victory-store.ts'

vi.mock('./victory-picture.ts', () => ({ victoryPicture: vi.fn(async () => new Blob(['picture'])) }))

async function won({ boss = true, canSharePicture = true } = {}) {
  const game = playing({}, { texts: en })
  const { platform, services } = game
  await services.texts.use('EN')
  Object.assign(platform.capabilities, { canSharePicture })
  platform.social.sharePicture = vi.fn(async () => {})
  services.get(RoadStore).places.set(5, fight(5, { boss, creatureImageId: 'grey_wolf', stair: 20 }))
  const result: BattleResult = { winner: 'TM1', experience: 10, rankPoints: {}, gains: [], levelUp: false, joined: null }
  services.get(BattleStore).accept({ battle: battle({ version: 3, placeId: 5, progress: 'COMPLETED', result }), ask: null })
  return { ...game, victory: services.get(VictoryStore), page: () => draw(services, createElement(VictoryButton)) }
}

it('shares the picture of a defeated boss with the stair and the game’s name, when the player presses the button', async () => {
  const { victory, page, platform } = await won()
  expect([page().buttons, vi.mocked(platform.social.sharePicture).mock.calls.length]).toEqual([[en.platform.victory.share], 0])
  await victory.share()
  const [, imageId, texts] = vi.mocked(victoryPicture).mock.calls.at(-1)!
  expect([imageId, texts.game, texts.stair]).toEqual(['grey_wolf', en.platform.victory.game, 'Stair 20'])
  expect(platform.social.sharePicture).toHaveBeenCalledExactlyOnceWith(expect.any(Blob), expect.stringContaining('20'), '')
})

it('shows no button after other fights, or if the platform shares no pictures', async () => {
  expect((await won({ boss: false })).page().buttons).toEqual([])
  expect((await won({ canSharePicture: false })).page().buttons).toEqual([])
})
