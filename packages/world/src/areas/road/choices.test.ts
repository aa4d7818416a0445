import { PlaceChoice } from '@skystair/contract/enums'
import { expect, it } from 'vitest'
import en from '../story/en.ts'
import ru from '../story/ru.ts'
import { choices, choicesAt, guideChats } from './choices.ts'
import { subjects } from './subjects.ts'

it('has a row and texts for each choice, and a good and a bad one at each type of place', () => {
  expect(choices.map(({ id }) => id)).toEqual(PlaceChoice)
  for (const { choice } of [ru, en]) for (const { id } of choices) expect(Object.keys(choice[id])).toEqual(['name', 'about', 'done'])
  for (const type of ['GAINABLE', 'TALKER'] as const) {
    const rows = choices.filter(({ placeType }) => placeType === type)
    expect(rows.map(({ goodPoints, evilPoints }) => [goodPoints > 0, evilPoints > 0])).toEqual([
      [true, false],
      [false, true],
    ])
  }
})

it('leaves choices at strangers and captives further up, and none at guides, persons of the story and things', () => {
  const at = (placeType: 'TALKER' | 'GAINABLE' | 'SCRIPT', subject: string | null, stair = 20) =>
    choicesAt({ placeType, stair, subject }).map(({ id }) => id)
  expect([at('TALKER', 'chat1'), at('GAINABLE', null)]).toEqual([
    ['SHARE', 'FLEECE'],
    ['FREE', 'RANSOM'],
  ])
  for (const guide of [...guideChats, 'cat', 'king']) expect(at('TALKER', guide)).toEqual([])
  expect([at('TALKER', 'chat1', 3), at('GAINABLE', null, 3), at('SCRIPT', 'scroll1')]).toEqual([[], [], []])
  expect(guideChats.filter((chat) => !subjects.TALKER.includes(chat))).toEqual([])
})
