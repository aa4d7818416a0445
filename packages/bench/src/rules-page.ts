// The tables of docs/game-rules.md, from the rules and the world themselves: `node packages/bench/src/rules-page.ts` writes them anew.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { CreatureClass } from '@skystair/contract'
import { secondTraits } from '@skystair/contract/second-traits'
import { expForLevel, pointsForRank, squadAt } from '@skystair/rules'
import { traitWorth } from '@skystair/rules/growth/worth'
import { strengthAt } from '@skystair/rules/road/strength'
import { world } from '@skystair/world'
import artifactEffect from '@skystair/world/texts/en/artifact-effect'
import names from '@skystair/world/texts/en/class'
import consumable from '@skystair/world/texts/en/consumable'
import secondTrait from '@skystair/world/texts/en/second-trait'
import trait from '@skystair/world/texts/en/trait'

const FILE = join(import.meta.dirname, '../../../docs/game-rules.md')
const STAIRS = [1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 20, 25, 30, 40, 50, 60, 80, 100, 150, 200, 500, 1000, 3000, 6000]

const row = (...cells: (string | number)[]): string => `| ${cells.join(' | ')} |`
const table = (head: readonly string[], rows: readonly string[]): string =>
  [row(...head), row(...head.map(() => '---')), ...rows].join('\n')
const filled = (text: string, values: Record<string, string | number>): string =>
  text.replace(/\{\{(\w+)\}\}/g, (_, key: string) => String(values[key]))

const tables: Record<string, () => string> = {
  classes: () =>
    table(
      ['class', 'its idea', 'from rank 3', 'worth'],
      [...CreatureClass]
        .sort((a, b) => (names[a] < names[b] ? -1 : 1))
        .map((cls) => row(names[cls], `**${trait[cls].name}.** ${trait[cls].about}`, secondTrait[secondTraits[cls]].name, traitWorth[cls])),
    ),
  second: () =>
    table(
      ['idea', 'what it does'],
      Object.values(secondTrait).map(({ name, about }) => row(name, about)),
    ),
  artifacts: () =>
    table(
      ['effect', 'what it does, of some power', 'in the catalogue, by power'],
      Object.entries(artifactEffect).map(([effect, text]) => {
        const powers = world.artifacts.filter((a) => a.effectType === effect).map((a) => a.power)
        return row(effect, filled(text, { power: 'n' }), powers.join(', '))
      }),
    ),
  consumables: () =>
    table(
      ['consumable', 'use', 'met from stair'],
      world.consumables.map(({ kind, power, moves, minStair }) => {
        const { name, use } = consumable[kind as keyof typeof consumable]
        return row(name, filled(use, { power, moves }), minStair)
      }),
    ),
  growth: () =>
    table(
      ['level or rank', 'experience to the next level', 'points to the next rank'],
      [1, 2, 3, 4, 5, 10, 20, 50, 100].map((n) => row(n, expForLevel(n), n <= 5 ? pointsForRank(n) : '')),
    ),
  stairs: () =>
    table(
      ['stair', 'strength', 'who guards it, with levels', 'skill of the opponent'],
      STAIRS.map((stair) => {
        const { creatures, bosses, skill } = squadAt(world, stair * 4)!
        const levels = creatures.map((c) => c.level)
        const [low, high] = [Math.min(...levels), Math.max(...levels)]
        return row(
          stair,
          strengthAt(stair),
          `${creatures.length} of level ${low === high ? low : `${low}–${high}`}${bosses.length > 0 ? ', a boss' : ''}`,
          skill,
        )
      }),
    ),
}

/** The page with every table written anew between its marks. Throws where a mark is missing. */
export function withTables(page: string): string {
  return Object.entries(tables).reduce((text, [name, make]) => {
    const [open, close] = [`<!-- ${name} -->`, `<!-- /${name} -->`]
    const [from, to] = [text.indexOf(open), text.indexOf(close)]
    if (from < 0 || to < from) throw new Error(`the page has no place for the table ${name}`)
    return `${text.slice(0, from + open.length)}\n${make()}\n${text.slice(to)}`
  }, page)
}

if (import.meta.main) writeFileSync(FILE, withTables(readFileSync(FILE, 'utf8')))
