import type { Consumable, Creature, Place, World } from '@skystair/contract'
import { playToEnd } from '../battle/play.ts'
import { battleRewards } from '../battle/rewards.ts'
import type { BattleSetup } from '../battle/types.ts'
import { growCreature, learnt } from '../growth/creature.ts'
import { growPlayer } from '../growth/experience.ts'
import { afterFight } from '../growth/healing.ts'
import { difficultyFor, powerOf } from '../growth/power.ts'
import { mix } from '../mix.ts'
import { squadAt } from '../road/squad.ts'
import { fightMarks } from '../tasks/fight-marks.ts'
import { did } from './deeds.ts'
import { type Chance, moveOf, type Style } from './style.ts'
import { fighters, join, meet, progress, receive, replace, spend, type Traveller } from './traveller.ts'

const SECOND = 1000
const DAY = 24 * 60 * 60 * SECOND
/** Milliseconds that a fight takes at default speed: its opening and its end, and each move with the opponent's answer; beginners think longer. */
const cost = { fight: 12 * SECOND, move: 6 * SECOND, thought: 4 * SECOND } as const
/** How many fights one is a beginner for. */
const BEGINNER = 12

/** How a place looks to that player now. */
export const looks = (world: World, t: Traveller, style: Style, place: Pick<Place, 'id'>) =>
  difficultyFor(powerOf(fighters(t, style)), powerOf(squadAt(world, place.id)!.creatures))

/** What the fighters bring home: wounds, spent charges, experience, rank points. */
function bringHome(
  world: World,
  t: Traveller,
  own: readonly Creature[],
  experience: number,
  points: Record<string, number>,
  fought: readonly Creature[],
) {
  for (const c of own) {
    const after = fought.find((f) => f.id === c.id)!
    const grown = growCreature(world, afterFight(c, after, t.now), learnt(experience, after), points[c.id] ?? 0)
    replace(t, grown)
    if (grown.level > c.level || grown.rank > c.rank) progress(t)
  }
}

/** Fights at a place, through the same rules as the server; whether it was won. */
export function fight(world: World, t: Traveller, style: Style, place: Place, chance: Chance): boolean {
  const { creatures: enemy, bosses, skill } = squadAt(world, place.id)!
  const own = fighters(t, style)
  const consumables: readonly Consumable[] = style.uses ? t.bag : []
  const look = difficultyFor(powerOf(own), powerOf(enemy))
  const seed = mix(t.seed, t.now, t.fights.length).toString(16)
  const setup: BattleSetup = { kind: 'MOB', stair: place.stair, seed, own, enemy, bosses, consumables, skill }
  const { state } = playToEnd(world, setup, (now) => moveOf(style, now, chance))
  const won = state.winner === 'TM1'
  const { experience, rankPoints, gains, joined } = battleRewards(world, setup, state)
  spend(t, cost.fight + state.version * (cost.move + (t.fights.length < BEGINNER ? cost.thought : 0)))
  const day = Math.trunc(t.now / DAY)
  const classes = own.map((c) => c.class)
  t.fights.push({ stair: place.stair, day, guardian: place.guardian, won, look, moves: state.version, classes })
  if (style.uses) t.bag = state.consumables.filter((c) => c.count > 0)
  for (const { imageId } of enemy) meet(t, `kind:${imageId}`)
  receive(world, t, gains)
  const { level } = t.level
  t.level = growPlayer(t.level, experience)
  if (t.level.level > level) progress(t)
  bringHome(world, t, own, experience, rankPoints, state.creatures)
  if (joined) join(world, t, joined)
  if (won) did(world, t, { what: 'WIN', marks: fightMarks(setup, state) })
  if (joined) did(world, t, { what: 'JOIN', marks: [] })
  return won
}
