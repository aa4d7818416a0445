// docs/society-month.md and its plots.
import { RaidDifficulty as difficulties } from '@skystair/contract'
import { raidRow } from '@skystair/rules'
import { mean } from '@skystair/rules/sim'
import { world } from '@skystair/world'
import { short } from '../kit/figures.ts'
import { table } from '../kit/section.ts'
import { lines } from '../plot.ts'
import {
  buildingsByWeek,
  EACH_WON,
  EARLY_MEMBERS,
  FINDS,
  FINDS_IN,
  foundWithin,
  HELD,
  heldPercent,
  LATE,
  LATER,
  LIVING,
  livingPercent,
  memberPercent,
  newcomers,
  percentFallen,
  RAIDS_WON,
  raidsByDifficulty,
} from './goals.ts'
import type { SocietyMonth } from './month.ts'

const [RED, BLUE, GREEN, BROWN, VIOLET] = ['#b03a2e', '#35608c', '#2e7d4f', '#b5792c', '#6b4a8e'] as const
const whole = (n: number): string => (Number.isFinite(n) ? n.toFixed(0) : '–')
const within = (value: number, [least, most]: readonly [number, number]): boolean => least <= value && value <= most

function findings(month: SocietyMonth): string {
  const { founded, alive, disbanded, silent } = month.evenings.at(-1)!
  const late = newcomers(month, LATE)
  const found = foundWithin(late, FINDS_IN)
  const built = buildingsByWeek(month)
  const early = memberPercent(month, 6)
  const held = heldPercent(month)
  const fallen = percentFallen(month.raids)
  const later = raidsByDifficulty(month, LATER)
  const rows: [string, string, boolean][] = [
    [
      `clans form, live and die: of a hundred that were founded, ${LIVING.join(' to ')} live at the end`,
      `${founded} founded, ${alive} live, ${disbanded} disbanded, ${silent} without anybody who plays`,
      within(livingPercent(month), LIVING),
    ],
    [`of a hundred players, at least ${EARLY_MEMBERS} are in a clan after the first week`, whole(early), early >= EARLY_MEMBERS],
    [
      'buildings rise in every week in which there are clans',
      `${built.map(whole).join(', ')} levels in total`,
      built.every((sum, week) => sum > (built[week - 1] ?? -1)),
    ],
    [
      `raids are won and lost: ${RAIDS_WON.join(' to ')} of a hundred towers fall`,
      `${whole(fallen)} of ${month.raids.length}`,
      within(fallen, RAIDS_WON),
    ],
    [
      `raids of every difficulty are fought in weeks three and four, and ${EACH_WON.join(' to ')} of a hundred are won`,
      later.map(({ difficulty, raids }) => `${difficulty} ${whole(percentFallen(raids))} of ${raids.length}`).join(', '),
      later.every(({ raids }) => within(percentFallen(raids), EACH_WON)),
    ],
    [
      `no resource explodes: at the end clans hold at most ${HELD} of a hundred of what their next works cost, of each resource`,
      held.map(([stat, percent]) => `${stat} ${whole(percent)}`).join(', '),
      held.every(([, percent]) => percent <= HELD),
    ],
    [
      `of a hundred newcomers of week four, at least ${FINDS} find a clan within ${FINDS_IN} days`,
      `${whole(found)} of ${late.length}; ${whole(foundWithin(late, 0))} on the first day`,
      found >= FINDS,
    ],
  ]
  return table(
    ['goal', 'seen', ''],
    rows.map(([goal, seen, ok]) => [goal, seen, ok ? 'met' : '**missed**']),
  )
}

function weekTable({ evenings, raids }: SocietyMonth): string {
  const ends = evenings.map((evening, day) => ({ evening, day })).filter(({ day }) => day % 7 === 6 || day === evenings.length - 1)
  const figures: [string, (at: (typeof ends)[number], since: number) => string][] = [
    ['players who play', ({ evening }) => whole(evening.players)],
    ['members who played within a week', ({ evening }) => whole(evening.members)],
    ['clans that live', ({ evening }) => whole(evening.alive)],
    ['founded, disbanded, silent', ({ evening: { founded, disbanded, silent } }) => `${founded}, ${disbanded}, ${silent}`],
    [
      'level of a clan: mean, highest',
      ({ evening: { levels } }) => (levels.length > 0 ? `${mean(levels, (level) => level).toFixed(1)}, ${Math.max(...levels)}` : '–'),
    ],
    ['levels of buildings, per clan', ({ evening }) => (evening.buildings / Math.max(1, evening.alive)).toFixed(1)],
    [
      'raids won, of',
      ({ day }, since) => {
        const own = raids.filter((raid) => raid.day > since && raid.day <= day)
        return `${own.filter(({ fallen }) => fallen).length} of ${own.length}`
      },
    ],
  ]
  return table(
    ['', ...ends.map(({ day }) => `day ${day + 1}`)],
    figures.map(([name, of]) => [name, ...ends.map((at, i) => of(at, ends[i - 1]?.day ?? -1))]),
  )
}

const raidTable = ({ raids, players }: SocietyMonth): string =>
  table(
    ['difficulty', 'raids', 'won, %', 'stairs per member', 'share of careless, steady, clever members'],
    difficulties.map((difficulty) => {
      const own = raids.filter((raid) => raid.difficulty === difficulty)
      const shares = (style: string) => own.flatMap((raid) => raid.shares).filter(([member]) => players[member]!.life.style.name === style)
      const means = ['careless', 'steady', 'clever'].map((style) => short(mean(shares(style), ([, taken]) => taken)))
      return [difficulty, whole(own.length), whole(percentFallen(own)), whole(raidRow(world, difficulty).stairs), means.join(', ')]
    }),
  )

function resourceTable({ moves, evenings, memberDays, gifts, raids }: SocietyMonth): string {
  const { alive, held, needed } = evenings.at(-1)!
  const budget = table(
    ['budgets of all clans', 'got', 'spent', 'of a hundred', 'held by a clan at the end', 'its next works cost'],
    Object.entries(moves)
      .filter(([, { gained }]) => gained > 0)
      .map(([stat, { gained, spent }]) => [
        stat,
        whole(gained),
        whole(spent),
        whole((100 * spent) / gained),
        short((held[stat] ?? 0) / alive),
        short((needed[stat] ?? 0) / alive),
      ]),
  )
  const fromRaids: Record<string, number> = {}
  for (const { rewards } of raids) for (const [name, amount] of Object.entries(rewards)) fromRaids[name] = (fromRaids[name] ?? 0) + amount
  const names = [...new Set([...Object.keys(gifts), ...Object.keys(fromRaids)])]
  const gains = table(
    ['what a member has of the clan, a day', 'gift of the factory', 'raids'],
    names.map((name) => [name, short((gifts[name] ?? 0) / memberDays), short((fromRaids[name] ?? 0) / memberDays)]),
  )
  return `${budget}\n\n${gains}`
}

function plots({ evenings, raids }: SocietyMonth): Record<string, string> {
  const by = (of: (evening: SocietyMonth['evenings'][number], day: number) => number) =>
    evenings.map((evening, day) => [day + 1, of(evening, day)] as const)
  const held = (stat: string) => by(({ held: sums, alive }) => (sums[stat] ?? 0) / Math.max(1, alive))
  return {
    'clans.svg': lines({ title: 'Clans', x: 'day', y: 'clans' }, [
      { name: 'founded', colour: BLUE, points: by(({ founded }) => founded) },
      { name: 'live', colour: GREEN, points: by(({ alive }) => alive) },
      { name: 'disbanded', colour: RED, points: by(({ disbanded }) => disbanded) },
    ]),
    'members.svg': lines({ title: 'Players and members', x: 'day', y: 'players' }, [
      { name: 'players', colour: BLUE, points: by(({ players }) => players) },
      { name: 'members', colour: GREEN, points: by(({ members }) => members) },
    ]),
    'buildings.svg': lines({ title: 'Levels of a clan and of its buildings', x: 'day', y: 'levels' }, [
      { name: 'clan', colour: BLUE, points: by(({ levels }) => (levels.length > 0 ? mean(levels, (level) => level) : 0)) },
      { name: 'buildings', colour: BROWN, points: by(({ buildings, alive }) => buildings / Math.max(1, alive)) },
    ]),
    'raids.svg': lines({ title: 'Raids', x: 'day', y: 'raids' }, [
      { name: 'won', colour: GREEN, points: by((_, day) => raids.filter((raid) => raid.day === day && raid.fallen).length) },
      { name: 'lost', colour: RED, points: by((_, day) => raids.filter((raid) => raid.day === day && !raid.fallen).length) },
    ]),
    'budget.svg': lines({ title: 'Budget of a clan', x: 'day', y: 'amount' }, [
      { name: 'red', colour: RED, points: held('redCrystal') },
      { name: 'blue', colour: BLUE, points: held('blueCrystal') },
      { name: 'gears', colour: VIOLET, points: held('gears') },
      { name: 'gold', colour: BROWN, points: held('gold') },
    ]),
  }
}

/** Returns the page, and its plots by file name. */
export function societyPage(
  month: SocietyMonth,
  lives: number,
): { readonly page: string; readonly plots: Readonly<Record<string, string>> } {
  const images = plots(month)
  const page = `# A month of society

Written by \`npx node packages/bench/src/society-month.ts\`: ${month.players.length} simulated players and their clans, for ${month.days} days. Three of five are there on the first day, the others come evenly over the month, and
every day some leave for good. The same seed gives the same page.

What happens outside the clan is one of ${lives} months of the whole economy, as in [balance.md](balance.md): level, squad and gains of each day. In the clan, chance decides who visits, founds, applies and leaves,
and the rules of the game what comes of it: price and size of clans, ranks and permissions, succession and standing in, donations, experience, prices and times of buildings and of the forces
of the hall, gifts of the factory, and raids, whose fights are all fought. The **careless** visit the clan every second day and give without looking; the **steady** and the
**clever** come nearly every day and give what the next buildings need. Members of a clan in which hardly anybody else plays look for another one. Nobody pays, so budgets get no gems.

${findings(month)}

## Clans

${weekTable(month)}

![Clans](society-month/clans.svg)
![Players and members](society-month/members.svg)
![Levels of a clan and of its buildings](society-month/buildings.svg)

## Raids

${raidTable(month)}

![Raids](society-month/raids.svg)

## Resources

${resourceTable(month)}

![Budget of a clan](society-month/budget.svg)
`
  return { page, plots: images }
}
