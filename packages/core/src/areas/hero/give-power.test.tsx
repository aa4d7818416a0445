import { SQUAD_SIZE } from '@skystair/contract/measures'
import en from '@skystair/world/texts/en/index'
import { expect, it } from 'vitest'
import { creature } from '../../../testing/fixtures.ts'
import { draw } from '../../../testing/render.tsx'
import { playing } from '../../../testing/services.ts'
import { GivePower } from './give-power.tsx'

it('leads to the forge once there are more heroes than fit into the squad, and only those who have power left to give', async () => {
  const buttons = async (count: number, change: Parameters<typeof creature>[1]) => {
    const hero = creature(1, change)
    const { services, texts } = playing(
      { creatures: [hero, ...Array.from({ length: count - 1 }, (_, i) => creature(i + 2))] },
      { texts: en },
    )
    await texts.use('EN')
    return draw(services, <GivePower hero={hero} />).buttons
  }
  expect(await buttons(SQUAD_SIZE, { level: 4 })).toEqual([])
  expect(await buttons(SQUAD_SIZE + 1, { level: 4 })).toEqual([en.forge.toForge])
  expect(await buttons(SQUAD_SIZE + 1, { level: 4, powerGiven: true })).toEqual([])
  expect(await buttons(SQUAD_SIZE + 1, { level: 1, rank: 0 })).toEqual([])
})
