import { describe, expect, it } from 'vitest'
import allEn from '../generated/all-en.ts'
import allRu from '../generated/all-ru.ts'
import { texts as areasEn } from '../generated/texts-en.ts'
import { texts as areasRu } from '../generated/texts-ru.ts'
import firstEn from './en/first.ts'
import commonEn from './en.ts'
import { merge } from './merge.ts'
import firstRu from './ru/first.ts'
import commonRu from './ru.ts'

describe.each([
  { lang: 'ru', all: allRu, areas: areasRu, common: commonRu, first: firstRu },
  { lang: 'en', all: allEn, areas: areasEn, common: commonEn, first: firstEn },
] as const)('the texts in $lang', ({ all, areas, common, first }) => {
  it('of the first road are also among those of the areas', () => {
    expect(all).toMatchObject(first)
  })

  it('all belong to an area or to the common ones, none to two', async () => {
    const loaded = await Promise.all(Object.values(areas).map(({ load }) => load()))
    expect(merge(common, ...loaded.map((area) => area.default))).toEqual(all)
  })
})
