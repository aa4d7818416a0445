// The tables of docs/game-rules.md, from the rules and the world themselves: `node packages/bench/src/rules-page.ts` writes them anew.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { CreatureClass, type Gain, type YearlyMoment } from '@skystair/contract'
import { creatureClasses } from '@skystair/contract/creature-classes'
import { expForLevel, forcePrice, leagues, pointsForRank, squadAt, strengthAt } from '@skystair/rules'
import { gainsOf } from '@skystair/server/economy/gain'
import { world } from '@skystair/world'
import { manual } from '@skystair/world/areas/manual/rows'
import en from '@skystair/world/texts/en/index'

const { artifact, artifactEffect, booster, card, class: names, consumable, count, event: eventNames, resource, secondTrait, trait } = en

const FILE = join(import.meta.dirname, '../../../docs/game-rules.md')
const STAIRS = [1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 20, 25, 30, 40, 50, 60, 80, 100, 150, 200, 500, 1000, 3000, 6000]

const row = (...cells: (string | number)[]): string => `| ${cells.join(' | ')} |`
const table = (head: readonly string[], rows: readonly string[]): string =>
  [row(...head), row(...head.map(() => '---')), ...rows].join('\n')
const filled = (text: string, values: Record<string, string | number>): string =>
  text.replace(/\{\{(\w+)\}\}/g, (_, key: string) => String(values[key]))

const moment = ([month, day, hour, minute]: YearlyMoment): string =>
  `${String(day).padStart(2, '0')}.${String(month).padStart(2, '0')}. ${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`
const named: Readonly<Record<string, string>> = {
  ...resource,
  ...Object.fromEntries([...Object.entries(consumable), ...Object.entries(artifact)].map(([key, { name }]) => [key, name])),
}
/** A number with what it counts. */
const amount = (what: 'moves' | 'charges' | 'hours', n: number): string =>
  filled(count[`${what}_${n === 1 ? 'one' : 'other'}`], { count: n })
const counted = ({ kind, amount }: Gain): string => `${amount} ${named[`${kind}_${amount === 1 ? 'one' : 'other'}`] ?? named[kind] ?? kind}`

const HOUR = 60 * 60_000
/** The last rank of a force, a legend's. */
const FORCE_RANKS = 8

const tables: Record<string, () => string> = {
  classes: () =>
    table(
      ['class', 'its idea', 'from rank 3', 'worth'],
      [...CreatureClass]
        .sort((a, b) => (names[a] < names[b] ? -1 : 1))
        .map((cls) =>
          row(
            names[cls],
            `**${trait[cls].name.replace(/[^?!]$/, '$&.')}** ${trait[cls].about}`,
            secondTrait[creatureClasses[cls].secondTrait].name,
            creatureClasses[cls].power,
          ),
        ),
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
        return row(name, filled(use, { power, moves: amount('moves', moves), charges: amount('charges', power) }), minStair)
      }),
    ),
  things: () =>
    table(
      ['booster or card', 'what it does'],
      [
        ...world.boosters.map(({ key, percent, hours }) => {
          const { name, about } = booster[key as keyof typeof booster]
          return row(name, filled(about, { percent, hours: amount('hours', hours) }))
        }),
        ...world.cards.map(({ kind, percent }) => row(card[kind].name, filled(card[kind].about, { percent }))),
      ],
    ),
  growth: () =>
    table(
      ['level or rank', 'experience to the next level', 'points to the next rank'],
      [1, 2, 3, 4, 5, 10, 20, 50, 100].map((n) => row(n, expForLevel(n), n <= 5 ? pointsForRank(n) : '')),
    ),
  events: () =>
    table(
      ['event', 'from', 'to', 'its items'],
      world.events.map(({ id, from, to, lang }) =>
        row(
          eventNames[id as keyof typeof eventNames].name + (lang ? `, in ${lang} only` : ''),
          moment(from),
          moment(to),
          world.tasks
            .filter(({ event }) => event === id)
            .map((task) => `${task.id} (${task.goal})`)
            .join(', '),
        ),
      ),
    ),
  'event-shop': () =>
    table(
      ['in the event shop', 'coins', 'at most, in one event'],
      world.eventShop.map(({ price, limit, rewards }) =>
        row(gainsOf(rewards).map(counted).join(', '), price[0]?.amount ?? 0, limit?.perEvent ?? ''),
      ),
    ),
  forces: () =>
    table(
      ['rank of a force', 'it costs', 'and ripens for'],
      Array.from({ length: FORCE_RANKS }, (_, i) => forcePrice(i + 1)).map(({ time, ...price }, i) =>
        row(i + 1, counted(price), amount('hours', time / HOUR)),
      ),
    ),
  leagues: () =>
    table(
      ['league', 'places'],
      leagues.map(([league, last], i) => {
        const first = (leagues[i - 1]?.[1] ?? 0) + 1
        return row(league, last === Number.MAX_SAFE_INTEGER ? `${first} and below` : `${first}–${last}`)
      }),
    ),
  everyday: () =>
    table(
      ['day in a row', 'gift'],
      world.everyday.map((gains, i) => row(i + 1 === world.everyday.length ? `${i + 1} and after` : i + 1, gains.map(counted).join(', '))),
    ),
  levels: () => {
    const { config } = manual.find(({ id }) => id === 'levels')!
    const opens: [string, number][] = [
      ['the arena is seen', config.arenaSeen!],
      ['the arena is open, clans are seen', config.arena!],
      ['one may write in the chat', config.chat!],
      ['clans are open, forces begin', config.clan!],
    ]
    return table(
      ['what opens', 'at level'],
      opens.map(([what, level]) => row(what, level)),
    )
  },
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
