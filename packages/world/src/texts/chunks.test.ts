import { describe, expect, it } from 'vitest'
import allEn from '../generated/all-en.ts'
import allRu from '../generated/all-ru.ts'
import { texts } from '../generated/texts.ts'
import firstEn from './en/first.ts'
import lateEn from './en/late.ts'
import commonEn from './en.ts'
import { merge } from './merge.ts'
import firstRu from './ru/first.ts'
import lateRu from './ru/late.ts'
import commonRu from './ru.ts'

describe.each([
  { lang: 'RU', all: allRu, common: commonRu, first: firstRu, late: lateRu },
  { lang: 'EN', all: allEn, common: commonEn, first: firstEn, late: lateEn },
] as const)('the texts in $lang', ({ lang, all, common, first, late }) => {
  it('all come with the first road or later, none twice', () => {
    expect(merge(first, late)).toEqual(all)
  })

  it('all belong to an area or to the common ones, none to two', async () => {
    const areas = await Promise.all(Object.values(texts).map((load) => load[lang]()))
    expect(merge(common, ...areas.map((area) => area.default))).toEqual(all)
  })
})
