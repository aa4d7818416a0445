import type { ChoiceRow, PlaceChoice } from '@skystair/contract'
import { choices } from '@skystair/world/areas/road/choices'
import en from '@skystair/world/texts/en/index'
import { expect, it } from 'vitest'
import { draw } from '../../../testing/render.tsx'
import { playing } from '../../../testing/services.ts'
import { Story, Talker } from './window.tsx'

async function meet(placeType: ChoiceRow['placeType'], subject: string | null) {
  const { services } = playing({}, { texts: en })
  await services.texts.use('EN')
  const rows = choices.filter((row) => row.placeType === placeType)
  const chosen: (PlaceChoice | null)[] = []
  const onChoose = (choice: PlaceChoice | null) => void chosen.push(choice)
  return { page: draw(services, <Talker {...{ placeType, subject, onChoose }} choices={rows} />), chosen }
}

it('offers what the player can decide about a stranger, with what each decision means', async () => {
  const { page } = await meet('TALKER', 'chat1')
  expect(page.buttons).toEqual(expect.arrayContaining(['Share your lunch', 'Fleece them', en.common.ok]))
  for (const text of [en.talker.chat1.text, 'A good deed', 'A bad deed']) expect(page.text).toContain(text)
})

it('shows a captive who says nothing', async () => {
  const { page } = await meet('GAINABLE', null)
  expect(page.buttons).toEqual(expect.arrayContaining(['Open it for nothing', 'Take a ransom']))
  expect(page.text).toContain(en.choice.captive.text)
})

it('shows what a beaten boss says, under its name', async () => {
  const { services } = playing({}, { texts: en })
  await services.texts.use('EN')
  const page = draw(services, <Story part="boss_toll_master" moment="outro" />)
  expect(page.text).toContain(en.creature.boss_toll_master.name)
  expect(page.text).toContain(en.story.boss_toll_master.outro)
})
