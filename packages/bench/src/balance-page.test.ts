import { CreatureClass } from '@skystair/contract'
import { alike } from '@skystair/rules/sim/alike'
import { arena } from '@skystair/rules/sim/arena'
import { days, firstHour } from '@skystair/rules/sim/calendar'
import { gifts } from '@skystair/rules/sim/gifts'
import { league } from '@skystair/rules/sim/league'
import { styles } from '@skystair/rules/sim/style'
import { world } from '@skystair/world'
import { expect, it } from 'vitest'
import { balancePage, LEAGUE_SPAN, type Outcome } from './balance-page.ts'

const standings = league(world, 3000, 2)

it('finds every class worth having: alone it neither rules the league nor drowns in it', () => {
  for (const { class: cls, fights, wins } of standings) {
    expect(fights, cls).toBeGreaterThan(300)
    const percent = (100 * wins) / fights
    // Four points of chance in so few fights.
    expect(percent, cls).toBeGreaterThan(LEAGUE_SPAN[0] - 4)
    expect(percent, cls).toBeLessThan(LEAGUE_SPAN[1] + 4)
  }
})

it('tells of every temperament and class, and draws a line for each temperament and a bar for each class', () => {
  const outcomes = styles.map((style): Outcome => {
    const climb: number[][] = Array.from({ length: 8 }, () => [])
    const travellers = [1, 2].map((seed) => days(world, 'MAN_1', style, seed, 8, (t, day) => climb[day]!.push(t.stair)))
    return { style: style.name, hours: [firstHour(world, 'MAN_1', style, 3)], travellers, climb }
  })
  const climbers = outcomes.flatMap(({ travellers }, i) => travellers.map((traveller) => ({ traveller, style: styles[i]! })))
  const apart = { standings, places: arena(world, climbers, 2), gifted: gifts(world, 20), fought: alike(world, 20) }
  const { page, plots } = balancePage(outcomes, apart)
  expect(page).toContain('6 simulated players play for 8 days')
  for (const { name } of styles) expect(page).toContain(` ${name} `)
  for (const cls of CreatureClass) expect(page.split(`| ${cls} |`)).toHaveLength(2)
  expect(page).not.toMatch(/NaN|undefined|Infinity/)
  const count = (svg: string, what: string) => svg.split(what).length - 1
  expect([count(plots['climb.svg']!, '<polyline'), count(plots['climb.svg']!, '<polygon'), count(plots['won.svg']!, '<polyline')]).toEqual([
    3, 3, 3,
  ])
  expect(count(plots['classes.svg']!, 'fill="#b5792c"')).toBe(CreatureClass.length)
  for (const [name, svg] of Object.entries(plots)) {
    expect(svg).not.toMatch(/NaN|undefined|Infinity/)
    expect(page.split(`balance/${name}`)).toHaveLength(2)
  }
})
