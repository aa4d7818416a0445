import type { Forecast } from '@skystair/contract'
import { describe, expect, it } from 'vitest'
import { fighter } from '../../../testing/fixtures.ts'
import { forecastWords } from './forecast-words.ts'

const t = (key: string, values?: Readonly<Record<string, string | number>>) => `${key}${values ? JSON.stringify(values) : ''}`
const hit: Forecast = {
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
  it('contains the minimum and the maximum of a random damage', () => {
    expect(forecastWords(hit, [], t).damage).toBe('battle.forecast.damage{"min":10,"max":14}')
    expect(forecastWords(hit, [], t).kills).toBe('battle.forecast.kills.MAYBE')
  })

  it('says what saves a target that has less health than the blow takes', () => {
    const kills = (current: number) => forecastWords({ ...hit, kills: 'NO' }, [fighter(2, { health: { current, total: 100 } })], t).kills
    expect([kills(10), kills(11)]).toEqual(['battle.forecast.kills.SAVED', 'battle.forecast.kills.NO'])
  })

  it('keeps the ends of a range on one line', () => {
    const range = (_: string, values?: Readonly<Record<string, string | number>>) => `${values?.min}–${values?.max}`
    const { damage, answer } = forecastWords(hit, [], range)
    expect([damage, answer]).toEqual(['10–\u206014', '3–\u20605'])
  })

  it('contains one number if nothing is random', () => {
    expect(forecastWords({ ...hit, damageMax: 10 }, [], t).damage).toBe('battle.forecast.damageExact{"amount":10}')
  })

  it('warns if the counter-attack may kill, and says if there is none', () => {
    expect(forecastWords({ ...hit, answerKills: 'YES' }, [], t).answer).toContain('battle.forecast.answerKills.YES')
    expect(forecastWords({ ...hit, answerMin: 0, answerMax: 0 }, [], t).answer).toBe('battle.forecast.noAnswer')
  })

  it('describes a heal if an ally is chosen, without death and counter-attack', () => {
    const words = forecastWords({ ...hit, heal: true }, [], t)
    expect(words.damage).toContain('battle.forecast.heal')
    expect([words.kills, words.answer]).toEqual(['', ''])
  })

  it('names the worst hit that may follow, and whether it can kill', () => {
    const next = (kills: boolean) =>
      forecastWords({ ...hit, enemyNext: { attackerId: -1, defenderId: 1, damageMax: 117, kills } }, [fighter(1), fighter(-1)], t).next
    expect(next(false)).toMatch(/^battle\.forecast\.enemyNext\{.*"damage":117\}$/)
    expect(next(true)).toBe(`${next(false)}: battle.forecast.answerKills.MAYBE`)
  })

  it('names the charge that a hit or a healing spends, and how many there are', () => {
    const skills = (valueCurrent: number) => [{ skillType: 'ATTACK' as const, valueCurrent, valueTotal: 3 }]
    const skill = (valueCurrent: number, heal = false) =>
      forecastWords({ ...hit, heal }, [fighter(1, { skills: skills(valueCurrent) })], t).skill
    expect([skill(2), skill(0), skill(2, true)]).toEqual(['battle.forecast.skill{"name":"skill.ATTACK.name","left":2}', '', ''])
  })
})
