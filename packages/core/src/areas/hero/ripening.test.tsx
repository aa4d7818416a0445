import { HOUR } from '@skystair/contract/time'
import en from '@skystair/world/texts/en/index'
import { expect, it } from 'vitest'
import { creature, NOW } from '../../../testing/fixtures.ts'
import { draw } from '../../../testing/render.tsx'
import { playing } from '../../../testing/services.ts'
import { RipeningBox } from './ripening.tsx'

const force = { force: 'ATTACK', warriorClass: 'BEAST', rank: 1 } as const

it('shows improvements in progress beside the road, the one that is ready first at the top, and nothing if there are none', async () => {
  const creatures = [
    creature(1, {
      imageId: 'toll_knight',
      forcesV2: [
        { ...force, readyAt: NOW + 2 * HOUR },
        { ...force, force: 'HEALTH', readyAt: null },
      ],
    }),
    creature(2, { imageId: 'toll_knight', rankReadyAt: NOW + HOUR }),
    creature(3, { imageId: 'toll_knight', rankReadyAt: NOW }),
  ]
  const { services, texts } = playing({ creatures }, { texts: en })
  await texts.use('EN')
  expect(draw(services, <RipeningBox />).buttons).toEqual([
    `Rank Gate Knight ${en.gifts.ready}`,
    'Rank Gate Knight in 1 h',
    `${en.force.ATTACK.name} Gate Knight in 2 h`,
  ])
  const idle = playing({ creatures: [creature(1)] }, { texts: en })
  expect(draw(idle.services, <RipeningBox />).html).toBe('')
})
