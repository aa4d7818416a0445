import { expect, it } from 'vitest'
import { chooseLanguage } from './language.ts'

it('takes the first wish that is one', () => {
  expect(chooseLanguage(null, '', 'ru-RU', 'en')).toBe('RU')
  expect(chooseLanguage('EN', 'ru')).toBe('EN')
})

it('gives English to languages that are not ours, and to nobody', () => {
  expect(chooseLanguage('de-AT', 'ru')).toBe('EN')
  expect(chooseLanguage(undefined)).toBe('EN')
})
