// `npx node packages/bench/src/battle.ts [--seconds 10]`: battles per second compared with the npm package pokemon-showdown, random against
// random, in the same run. The package depends on databases, so it is installed outside the project when measuring.
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { chooseMove, mix, playToEnd, squadAt, startBattle } from '@skystair/rules'
import { randomMove, styleMove, styles } from '@skystair/rules/sim'
import { world } from '@skystair/world'
import { ratio, short } from './kit/figures.ts'
import { option } from './kit/option.ts'
import { table, writeSection } from './kit/section.ts'

const root = join(import.meta.dirname, '../../..')
const VERSION = '0.11.10'

/** Battles and decisions per second, and decisions per battle. */
interface Measured {
  readonly fights: number
  readonly decisions: number
  readonly each: number
}

/** The part of that package that we use. */
interface Showdown {
  readonly Battle: new (options: { formatid: string; seed: [number, number, number, number] }) => ShowdownBattle
  readonly Teams: { generate(format: string, options?: { seed: [number, number, number, number] }): unknown }
}
interface Request {
  readonly wait?: boolean
  readonly forceSwitch?: readonly boolean[]
  readonly active?: readonly { readonly moves: readonly { readonly disabled?: boolean | string }[] }[]
  readonly side: { readonly pokemon: readonly { readonly condition: string; readonly active: boolean }[] }
}
interface ShowdownBattle {
  readonly ended: boolean
  readonly sides: readonly { readonly id: 'p1' | 'p2'; readonly activeRequest: Request | null; isChoiceDone(): boolean }[]
  setPlayer(side: 'p1' | 'p2', options: { name: string; team: unknown }): void
  choose(side: 'p1' | 'p2', choice: string): boolean
}

function showdown(): Showdown {
  const folder = join(root, '.cache/bench')
  mkdirSync(folder, { recursive: true })
  if (!existsSync(join(folder, 'package.json'))) writeFileSync(join(folder, 'package.json'), '{ "private": true }\n')
  const own = join(folder, 'node_modules/pokemon-showdown/package.json')
  if (!existsSync(own) || (JSON.parse(readFileSync(own, 'utf8')) as { version: string }).version !== VERSION) {
    const words = ['install', '--no-save', '--ignore-scripts', '--no-audit', '--no-fund', '--omit=optional', `pokemon-showdown@${VERSION}`]
    execFileSync('npm', words, { cwd: folder, stdio: 'inherit', timeout: 300_000 })
  }
  return createRequire(join(folder, 'package.json'))('pokemon-showdown') as Showdown
}

/** Plays battles for that many seconds. `fight` returns the number of decisions of its players. */
function measure(seconds: number, fight: (n: number) => number): Measured {
  for (let n = 0; n < 30; n++) fight(-1 - n)
  const start = process.hrtime.bigint()
  let [fights, decisions, spent] = [0, 0, 0]
  while (spent < seconds) {
    decisions += fight(fights++)
    spent = Number(process.hrtime.bigint() - start) / 1e9
  }
  return { fights: fights / spent, decisions: decisions / spent, each: decisions / fights }
}

/** Returns any move or change that is allowed for their side. */
function theirChoice({ forceSwitch, active, side: { pokemon } }: Request, chance: (sides: number) => number): string {
  const bench = pokemon.flatMap(({ condition, active: out }, i) => (out || condition.endsWith(' fnt') ? [] : [`switch ${i + 1}`]))
  const moves = (active?.[0]?.moves ?? []).flatMap(({ disabled }, i) => (disabled ? [] : [`move ${i + 1}`]))
  const all = forceSwitch ? bench : chance(8) === 0 && bench.length > 0 ? bench : moves
  return all[chance(all.length || 1)] ?? 'default'
}

function theirs(seconds: number): Measured {
  const { Battle, Teams } = showdown()
  const teams = Array.from({ length: 40 }, (_, i) => Teams.generate('gen9randombattle', { seed: [i, 1, 2, 3] }))
  return measure(seconds, (n) => {
    let [drawn, decisions] = [0, 0]
    const chance = (sides: number) => mix(n, drawn++) % sides
    const battle = new Battle({ formatid: 'gen9customgame', seed: [n & 0xffff, 4, 5, 6] })
    for (const id of ['p1', 'p2'] as const) battle.setPlayer(id, { name: id, team: teams[chance(teams.length)] })
    while (!battle.ended) {
      for (const side of battle.sides) {
        const request = side.activeRequest
        if (battle.ended || !request || request.wait || side.isChoiceDone()) continue
        decisions++
        if (!battle.choose(side.id, theirChoice(request, chance)) && !battle.choose(side.id, 'default'))
          throw new Error('their side cannot choose')
      }
    }
    return decisions
  })
}

/** Returns a battle of six against six, both from the same high stair. */
function setup(n: number, skill: number) {
  const stair = 30 + (mix(n) % 900)
  const squad = (near: number) => squadAt(world, 4 * (stair + near))!.creatures
  const own = squad(1).map((c, i) => ({ ...c, id: i + 1, playerId: 1 }))
  return { kind: 'MULTI' as const, stair, seed: mix(n).toString(16), own, enemy: squad(0), bosses: [], consumables: [], skill }
}

/** Lower than any skill: an opponent without foresight. */
const BLIND = -200

/** `own` chooses for the player's side. The opponent's moves are counted by the hits in the log. */
function ours(seconds: number, skill: number, own: 'random' | 'clever'): Measured {
  return measure(seconds, (n) => {
    let drawn = 0
    const chance = (sides: number) => mix(n, drawn++) % sides
    const choose = own === 'random' ? randomMove : (state: Parameters<typeof randomMove>[0]) => styleMove(styles[2]!, state, chance)
    const { state, events } = playToEnd(world, setup(n, skill), (now) => choose(now, chance))
    const replies = events.filter((e) => e.by !== null && e.by < 0 && ['HIT', 'MISS', 'HEAL'].includes(e.type)).length
    return state.version + Math.min(replies, 2 * state.version)
  })
}

/** Returns the microseconds in which the opponent evaluates its moves and chooses one, six against six. */
function decision(seconds: number): number {
  const states = Array.from({ length: 60 }, (_, n) => startBattle(world, setup(n, 100)).state)
  const { fights } = measure(seconds, (n) => {
    chooseMove(states[Math.abs(n) % states.length]!, 'TM2', 100, () => 0)
    return 1
  })
  return 1e6 / fights
}

const seconds = option('seconds', 10)
const before = ours(seconds / 2, BLIND, 'random')
const other = theirs(seconds)
const after = ours(seconds / 2, BLIND, 'random')
const weighing = ours(seconds, 100, 'clever')
const one = decision(seconds / 2)
const both = (figure: (of: Measured) => number) => (figure(before) + figure(after)) / 2
const [own, ownEach] = [both((of) => of.fights), 1e6 / both((of) => of.decisions)]
const otherEach = 1e6 / other.decisions

writeSection(
  'battle',
  `## Battle

\`npx node packages/bench/src/battle.ts\`, one core, one run: six against six, random against random, compared with pokemon-showdown ${VERSION}, which uses
its own \`Battle\` without its text protocol, with teams created beforehand. Our rules are measured before and after theirs.

${table(
  ['what', 'ours', 'theirs', 'ratio'],
  [
    ['battles per second', short(own), short(other.fights), ratio(own, other.fights)],
    [
      'decisions per battle',
      short(both((of) => of.each)),
      short(other.each),
      ratio(
        both((of) => of.each),
        other.each,
      ),
    ],
    ['microseconds per decision, with all its effects', short(ownEach), short(otherEach), `1 : ${short(otherEach / ownEach)}`],
  ],
)}

If both sides evaluate every possible hit, our rules play ${short(weighing.fights)} battles per second. One such choice takes the opponent
${short(one)} microseconds at the start of a battle, when there are most choices. The targets are a thousand battles per second and a hundred microseconds per
decision.`,
)
