// `npx node packages/bench/src/rules-page.ts` writes the tables of docs/game-rules.md from the rules and the world.

import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type ChanceRow, type ChanceTable, CreatureClass, type Gain, type OfferGood, type YearlyMoment } from '@skystair/contract'
import { creatureClasses } from '@skystair/contract/creature-classes'
import { HOUR } from '@skystair/contract/time'
import { expForLevel, forcePrice, leagues, pointsForRank, squadAt, strengthAt } from '@skystair/rules'
import { gainsOf } from '@skystair/server'
import { world } from '@skystair/world'
import { campaigns, chests, chestTable, delayedChests, wheelOf } from '@skystair/world/areas/campaign/rows'
import { giftOffers } from '@skystair/world/areas/gift/rows'
import { manual } from '@skystair/world/areas/manual/rows'
import { personalOffers } from '@skystair/world/areas/offer/rows'
import en from '@skystair/world/texts/en/index'

const offerNames = en.offer.of
const { artifact, artifactEffect, booster, card, consumable, count, creature, event: eventNames, gain, resource, secondTrait, trait } = en

const FILE = join(import.meta.dirname, '../../../docs/game-rules.md')
const STAIRS = [1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 20, 25, 30, 40, 50, 60, 80, 100, 150, 200, 500, 1000, 3000, 6000, 12_000, 100_000]

const row = (...cells: (string | number)[]): string => `| ${cells.join(' | ')} |`
const table = (head: readonly string[], rows: readonly string[]): string =>
  [row(...head), row(...head.map(() => '---')), ...rows].join('\n')
const filled = (text: string, values: Record<string, string | number>): string =>
  text.replace(/\{\{(\w+)\}\}/g, (_, key: string) => String(values[key]))

const moment = ([month, day, hour, minute]: YearlyMoment): string =>
  `${String(day).padStart(2, '0')}.${String(month).padStart(2, '0')}. ${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`
/** Returns a moment in UTC, to the minute. */
const utc = (time: number): string => new Date(time).toISOString().slice(0, 16).replace('T', ' ')
const named: Readonly<Record<string, string>> = {
  ...resource,
  ...gain,
  ...Object.fromEntries(
    [consumable, artifact, booster, creature].flatMap((names) => Object.entries(names)).map(([key, { name }]) => [key, name]),
  ),
  ...Object.fromEntries(Object.entries(card).map(([key, { name }]) => [`card:${key}`, name])),
}
/** Returns a number with its unit. */
const amount = (what: 'moves' | 'charges' | 'hours', n: number): string =>
  filled(count[`${what}_${n === 1 ? 'one' : 'other'}`], { count: n })
const counted = ({ kind, amount }: Gain): string => `${amount} ${named[`${kind}_${amount === 1 ? 'one' : 'other'}`] ?? named[kind] ?? kind}`

/** Returns the odds of a row in per cent. */
const odds = ({ rows }: ChanceTable, { weight }: ChanceRow): string =>
  `${Number(((100 * weight) / rows.reduce((sum, each) => sum + each.weight, 0)).toFixed(1))} %`
const prizes = ({ rewards }: ChanceRow): string => gainsOf(rewards).map(counted).join(', ')
const wheelTable = (wheel: ChanceTable): string =>
  table(
    ['prize', 'odds'],
    [...wheel.rows].sort((a, b) => b.weight - a.weight).map((each) => row(prizes(each), odds(wheel, each))),
  )
/** What brings an offer about, in words. */
const occasions: Readonly<Record<string, string>> = {
  DEFEAT: 'a lost fight',
  LEVEL: 'a new level',
  STAIR: 'a new stair',
  PART: 'a new part of the road',
  MET: 'a fight with a dragon',
}
const offered = (good: OfferGood, percent: number): string => {
  if (good.kind === 'HERO') return `${named[good.imageId]} for ${percent} % less`
  if (good.kind === 'BANK') return `${percent} % more gems of each purchase`
  return `heroes of ${good.kind === 'SHOPS' ? 'all shops' : en.shop[good.shop as 'myth'].name} for ${percent} % less`
}

/** The last rank of a force, which only legends reach. */
const FORCE_RANKS = 8

const tables: Record<string, () => string> = {
  classes: () =>
    table(
      ['class', 'its trait', 'from rank 3', 'worth'],
      [...CreatureClass]
        .sort((a, b) => (trait[a].class < trait[b].class ? -1 : 1))
        .map((cls) =>
          row(
            trait[cls].class,
            `**${trait[cls].name.replace(/[^?!]$/, '$&.')}** ${trait[cls].about}`,
            secondTrait[creatureClasses[cls].secondTrait].name,
            creatureClasses[cls].power,
          ),
        ),
    ),
  second: () =>
    table(
      ['trait', 'effect'],
      Object.values(secondTrait).map(({ name, about }) => row(name, about)),
    ),
  artifacts: () =>
    table(
      ['effect', 'description, for power n', 'powers in the catalogue'],
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
      ['booster or card', 'effect'],
      [
        ...world.boosters.map(({ key, percent, hours }) => {
          const { name, about } = booster[key as keyof typeof booster]
          return row(name, filled(about, { percent, hours: amount('hours', hours) }))
        }),
        ...world.cards.map(({ kind, percent, hours }) =>
          row(card[kind].name, filled(card[kind].about, { percent, time: amount('hours', hours) })),
        ),
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
      ['in the event shop', 'coins', 'limit per event'],
      world.eventShop.map(({ price, limit, rewards }) =>
        row(gainsOf(rewards).map(counted).join(', '), price[0]?.amount ?? 0, limit?.perEvent ?? ''),
      ),
    ),
  campaigns: () =>
    table(
      ['campaign', 'first time', 'lasts', 'again after'],
      campaigns.flatMap(({ type, window }) =>
        window ? [row(en.campaign.of[type].name, utc(window.from), amount('hours', window.hours), `${window.everyDays} days`)] : [],
      ),
    ),
  chests: () =>
    table(
      ['chest', 'goal', 'what it holds', 'chance'],
      chests.flatMap(({ type, goal }) =>
        chestTable('CHEST', type).rows.map(({ weight, rewards }, i) =>
          row(i === 0 ? en.campaign.chest[type] : '', i === 0 ? goal : '', gainsOf(rewards).map(counted).join(', '), `${weight / 10} %`),
        ),
      ),
    ),
  forces: () =>
    table(
      ['rank of a force', 'price', 'duration'],
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
  offers: () =>
    table(
      ['offer', 'made after', 'from', 'holds', 'lasts', 'again'],
      personalOffers.map(({ type, on, condition, good, percent, hours, againAfterDays }) =>
        row(
          offerNames[type].name,
          occasions[on.startsWith('MET:') ? 'MET' : on] ?? on,
          condition.level ? `level ${condition.level}` : `stair ${condition.stair ?? 1}`,
          offered(good, percent),
          amount('hours', hours),
          againAfterDays === null ? 'never' : `after ${againAfterDays} days`,
        ),
      ),
    ),
  gifts: () =>
    table(
      ['gift', 'price', 'holds', 'from won stair', 'a day'],
      giftOffers.map(({ key, price, rewards, condition, limit }) =>
        row(
          en.gift.offer[key as keyof typeof en.gift.offer].name,
          price.map(({ resource: kind, amount }) => counted({ kind, amount })).join(', '),
          gainsOf(rewards).map(counted).join(', '),
          condition?.stair ?? 0,
          limit?.perDay ?? '–',
        ),
      ),
    ),
  raids: () =>
    table(
      ['difficulty', 'clan level', 'stairs per member', 'strength', 'squads of a captain', 'reward of an equal share'],
      world.raid.rows.map(({ difficulty, clanLevel, stairs, percent, captainSquads, rewards }) =>
        row(difficulty, clanLevel, stairs, `${percent} %`, captainSquads, gainsOf(rewards).map(counted).join(', ')),
      ),
    ),
  everyday: () =>
    table(
      ['day in a row', 'gift'],
      world.everyday.map((gains, i) => row(i + 1 === world.everyday.length ? `${i + 1} and after` : i + 1, gains.map(counted).join(', '))),
    ),
  wheel: () => wheelTable(wheelOf('USUAL')),
  'gold-wheel': () => wheelTable(wheelOf('GOLD')),
  'delayed-chests': () =>
    table(
      ['chest', 'opens in minutes', 'what it holds'],
      delayedChests.map((chest) =>
        row(en.campaign.chest[chest.type], chest.minutes, chest.rows.map((each) => `${prizes(each)} (${odds(chest, each)})`).join('; ')),
      ),
    ),
  levels: () => {
    const { config } = manual.find(({ id }) => id === 'levels')!
    const opens: [string, number][] = [
      ['the arena is visible', config.arenaSeen!],
      ['the arena is open, clans are visible', config.arena!],
      ['writing in the chat', config.chat!],
      ['clans are open, forces begin', config.clan!],
    ]
    return table(
      ['what opens', 'at level'],
      opens.map(([what, level]) => row(what, level)),
    )
  },
  stairs: () =>
    table(
      ['stair', 'strength', "guardian's squad, with levels", 'skill of the opponent'],
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

/** Returns the page with every table replaced. Throws if a mark is missing. */
export function withTables(page: string): string {
  return Object.entries(tables).reduce((text, [name, make]) => {
    const [open, close] = [`<!-- ${name} -->`, `<!-- /${name} -->`]
    const [from, to] = [text.indexOf(open), text.indexOf(close)]
    if (from < 0 || to < from) throw new Error(`The page has no marks for the table ${name}.`)
    return `${text.slice(0, from + open.length)}\n${make()}\n${text.slice(to)}`
  }, page)
}

if (import.meta.main) writeFileSync(FILE, withTables(readFileSync(FILE, 'utf8')))
