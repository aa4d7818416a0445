import type { Forecast } from '@skystair/contract'
import { describe, expect, it } from 'vitest'
import { forecastWords } from './forecast-words.ts'

const t = (key: string, values?: Readonly<Record<string, string | number>>) => `${key}${values ? JSON.stringify(values) : ''}`
const blow: Forecast = {
  attackerId: 1,
  defenderId: 2,
  heal: false,
  damageMin: 10,
  damageMax: 14,
  kills: 'MAYBE',
  answerMin: 3,
  answerMax: 5,
  answerKills: 'NO',
  effects: [],
  enemyNext: null,
}

describe('forecastWords', () => {
  it('tells the least and the most of what the dice decide', () => {
    expect(forecastWords(blow, [], t).damage).toBe('battle.forecast.damage{"min":10,"max":14}')
    expect(forecastWords(blow, [], t).kills).toBe('battle.forecast.kills.MAYBE')
  })

  it('tells one figure where nothing is left to the dice', () => {
    expect(forecastWords({ ...blow, damageMax: 10 }, [], t).damage).toBe('battle.forecast.damageExact{"amount":10}')
  })

  it('warns where the answer may kill, and says so where none will come', () => {
    expect(forecastWords({ ...blow, answerKills: 'YES' }, [], t).answer).toContain('battle.forecast.answerKills.YES')
    expect(forecastWords({ ...blow, answerMin: 0, answerMax: 0 }, [], t).answer).toBe('battle.forecast.noAnswer')
  })

  it('speaks of mending where a friend is chosen, and of neither death nor answer', () => {
    const words = forecastWords({ ...blow, heal: true }, [], t)
    expect(words.damage).toContain('battle.forecast.heal')
    expect([words.kills, words.answer]).toEqual(['', ''])
  })
})
