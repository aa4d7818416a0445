import { CreatureClass } from '@skystair/contract'
import { classLeague, compareStyles, measureForces, playArena, playDays, styles } from '@skystair/rules/sim'
import { world } from '@skystair/world'
import { expect, it } from 'vitest'
import { balancePage, LEAGUE_SPAN, type Outcome } from './balance-page.ts'
import { compareDraws, drawn } from './economy/draws.ts'
import { playHour, playMonth } from './economy/month.ts'
import { economySection } from './economy/page.ts'

const standings = classLeague(world, 3000, 2)

it('shows that no class dominates the league or is useless in it', () => {
  for (const { class: cls, battles, wins } of standings) {
    expect(battles, cls).toBeGreaterThan(300)
    const percent = (100 * wins) / battles
    // With so few battles chance accounts for four points.
    expect(percent, cls).toBeGreaterThan(LEAGUE_SPAN[0] - 4)
    expect(percent, cls).toBeLessThan(LEAGUE_SPAN[1] + 4)
  }
})

it('describes every temperament and class, and draws a line for each temperament and a bar for each class', () => {
  const outcomes = styles.map((style): Outcome => {
    const frugal = [playDays(world, 'MAN_1', style, 1, 2)]
    return { ...playMonth(style, false, [1, 2], 8), hours: [playHour(style, 3)], frugal }
  })
  const entrants = outcomes.flatMap(({ players }, i) => players.map((player) => ({ player, style: styles[i]! })))
  const places = playArena(world, entrants, 2)
  const measured = { standings, places, forceAdvantages: measureForces(world, 20), styleComparisons: compareStyles(world, 20) }
  const months = styles.flatMap((style) => [false, true].map((pays) => playMonth(style, pays, [1], 8)))
  const draws = drawn.map((table) => compareDraws(table, 2000, 'page'))
  const { page, plots } = balancePage(outcomes, measured, economySection(months, [], draws, 2000))
  expect(page).toContain('6 simulated players play for 8 days')
  for (const { name } of styles) expect(page).toContain(` ${name} `)
  for (const cls of CreatureClass) expect(page.split(`| ${cls} |`)).toHaveLength(2)
  expect(page).not.toMatch(/NaN|undefined|Infinity/)
  const count = (svg: string, what: string) => svg.split(what).length - 1
  expect([
    count(plots['stairs.svg']!, '<polyline'),
    count(plots['stairs.svg']!, '<polygon'),
    count(plots['won.svg']!, '<polyline'),
  ]).toEqual([3, 3, 3])
  expect(count(plots['classes.svg']!, 'fill="#b5792c"')).toBe(CreatureClass.length)
  for (const [name, svg] of Object.entries(plots)) {
    expect(svg).not.toMatch(/NaN|undefined|Infinity/)
    expect(page.split(`balance/${name}`)).toHaveLength(2)
  }
})
