import { kindOf } from '@skystair/rules'
import { world } from '@skystair/world'
import { women } from '@skystair/world/areas/hero/women'
import en from '@skystair/world/texts/en/index'
import { expect, it } from 'vitest'
import { kindWords } from './creature-words.ts'

const t = (key: string) => key

it('names the class, then the rarity', () => {
  expect(kindWords({ imageId: 'stair_monk', class: 'MONK', rarity: 'RARE' }, t)).toBe('trait.MONK.class · rarity.RARE')
})

it('calls women by their own word', () => {
  expect(kindWords({ imageId: 'hero_marya', class: 'PRIEST', rarity: 'EPIC' }, t)).toBe('womanClass.PRIEST · rarity.EPIC')
})

it('has such a word for the class of each of them', () => {
  expect([...new Set(women.map((imageId) => kindOf(world, imageId)?.class))].sort()).toEqual(Object.keys(en.womanClass).sort())
})
