import { CreatureClass, Force } from '@skystair/contract/enums'
import { ErrorCode } from '@skystair/contract/errors'
import { SecondTrait } from '@skystair/contract/second-traits'
import { describe, expect, it } from 'vitest'
import { manual } from '../areas/manual/rows.ts'
import { news } from '../areas/news/rows.ts'
import en from '../generated/all-en.ts'
import ru from '../generated/all-ru.ts'
import { world } from '../index.ts'
import { type FlatTexts, flat } from '../validate/content.ts'
import { boot } from './boot.ts'
import { specifiedMessages } from './specified-messages.ts'

const texts = { ru: flat(ru), en: flat(en) }
const placeholders = (text: string) => [...new Set(text.match(/{{.*?}}/g) ?? [])].sort()
const stem = (key: string) => key.replace(/_(one|few|many|other)$/, '')
const both = [
  ['ru', texts.ru],
  ['en', texts.en],
] as const

/** Words that are the same in both languages: the game's name, a language, a hash function, a website, a key. */
const RUSSIAN_WITH_LATIN = [
  'a11y.arena.keys',
  'a11y.battle.keys',
  'a11y.clan.keys',
  'a11y.road.keys',
  'a11y.selection',
  'account.cookies',
  'boot.title',
  'legal.cookies.text',
  'legal.cookies.title',
  'manual.battle.text',
  'manual.keyboard.text',
  'manual.road.text',
  'platform.gameName',
  'settings.aboutText',
  'settings.creditsIcons',
  'settings.singleKeysNote',
]

describe.each(both)('the texts in %s', (_, all) => {
  const missing = (keys: readonly string[]) => keys.filter((key) => !all.get(key)?.trim())

  it('name every class and describe its trait', () => {
    expect(missing(SecondTrait.flatMap((name) => [`secondTrait.${name}.name`, `secondTrait.${name}.about`]))).toEqual([])
    expect(missing(CreatureClass.flatMap((cls) => [`trait.${cls}.name`, `trait.${cls}.about`, `trait.${cls}.class`]))).toEqual([])
  })

  it('have a sentence for every error', () => {
    expect(missing(Object.keys(ErrorCode).map((code) => `error.${code}`))).toEqual([])
  })

  it('exist for every force, every page of the manual and every news item', () => {
    expect(missing(Force.flatMap((force) => ['name', 'about', 'page'].map((text) => `force.${force}.${text}`)))).toEqual([])
    expect(missing(manual.flatMap(({ id }) => [`manual.${id}.title`, `manual.${id}.text`]))).toEqual([])
    expect(missing(news.flatMap(({ key }) => [`news.items.${key}.title`, `news.items.${key}.text`]))).toEqual([])
  })

  it('have a figure for every placeholder of the manual', () => {
    for (const { id, config } of manual) {
      const spoken = placeholders(all.get(`manual.${id}.text`)!)
      expect(spoken, id).toEqual(
        Object.keys(config)
          .map((name) => `{{${name}}}`)
          .sort(),
      )
    }
  })

  it('are never empty, have no spaces at their ends and use typographic marks', () => {
    const sloppy = [...all].filter(([, text]) => text !== text.trim() || text === '' || / {2}|"| - /.test(text))
    expect(sloppy).toEqual([])
  })

  it('give no two creatures the same name', () => {
    const names = world.creatures.map(({ imageId }) => all.get(`creature.${imageId}.name`))
    expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([])
  })
})

describe('the two languages', () => {
  it('have the same keys, plural forms aside', () => {
    const keys = (all: FlatTexts) => [...new Set([...all.keys()].map(stem))].sort()
    expect(keys(texts.en)).toEqual(keys(texts.ru))
  })

  it('have all the plural forms that their grammar requires', () => {
    const forms = (all: FlatTexts, key: string) => ['one', 'few', 'many', 'other'].filter((form) => all.has(`${key}_${form}`)).join(' ')
    const plurals = [...texts.ru.keys()].filter((key) => key.endsWith('_one')).map(stem)
    expect(plurals.length).toBeGreaterThan(3)
    for (const key of plurals) expect([forms(texts.ru, key), forms(texts.en, key)], key).toEqual(['one few many', 'one other'])
  })

  it('write percent signs as each does: after a space in Russian, without one in English', () => {
    const unusual = (all: FlatTexts, sign: RegExp) => [...all].filter(([, text]) => sign.test(text))
    expect([unusual(texts.ru, /(\d|})%/), unusual(texts.en, /(\d|}) %/)]).toEqual([[], []])
  })

  it('have the same placeholders', () => {
    const differing = [...texts.en].filter(([key, text]) => {
      const same = texts.ru.get(key) ?? texts.ru.get(`${stem(key)}_many`)
      return same === undefined || placeholders(same).join() !== placeholders(text).join()
    })
    expect(differing).toEqual([])
  })

  it('do not borrow words: Russian texts have no Latin words, English ones no Cyrillic', () => {
    const foreign = [...texts.ru].filter(([, text]) => /[A-Za-z]*[a-z]{3,}/.test(text.replace(/{{.*?}}/g, '')))
    expect(foreign.map(([key]) => key).sort()).toEqual(RUSSIAN_WITH_LATIN)
    expect([...texts.en].filter(([, text]) => /[А-Яа-яЁё]/.test(text)).map(([key]) => key)).toEqual([])
  })

  it('both have the texts of the first screen', () => {
    expect(boot.RU).toBe(ru.boot)
    expect(boot.EN).toBe(en.boot)
  })
})

describe('the fixed wordings of the product', () => {
  it('are in English exactly as specified', () => {
    const said = new Set(texts.en.values())
    for (const wording of specifiedMessages) expect(said, wording).toContain(wording)
  })
})

describe('the Russian texts', () => {
  it('never reveal the player’s gender', () => {
    const gendered = [...texts.ru].filter(([, text]) => /(?<!\p{L})[Тт]ы\s+(\p{L}+\s+){0,2}\p{L}+(л|ла|лся|лась)(?!\p{L})/u.test(text))
    expect(gendered).toEqual([])
  })
})
