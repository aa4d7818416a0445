import { expect, it } from 'vitest'
import { chooseLanguage } from './language.ts'

it('takes the first language that is given', () => {
  expect(chooseLanguage(null, '', 'ru-RU', 'en')).toBe('RU')
  expect(chooseLanguage('EN', 'ru')).toBe('EN')
})

it('returns English for other languages, and for none', () => {
  expect(chooseLanguage('de-AT', 'ru')).toBe('EN')
  expect(chooseLanguage(undefined)).toBe('EN')
})
