// The actions of a simulated player besides fights: tasks, by the server's rules, forces and ranks.
import type { Force, World } from '@skystair/contract'
import { canImprove, forcePrice, improvingCount, MAX_IMPROVING, startImproving, withImprovedForces } from '../growth/forces.ts'
import { canRaiseRank, finishRaising, startRaising } from '../growth/ranks.ts'
import { kindOf, refreshed } from '../growth/stats.ts'
import { hasReward, type TaskOwner, tasksFor } from '../tasks/assigned-tasks.ts'
import { recordTaskEvent, type TaskEvent, withRewardTaken } from '../tasks/record-event.ts'
import { markProgress, pay, receive, replaceCreature, type SimulatedPlayer, strongestSix } from './simulated-player.ts'

/** Forces can be improved from this level on. */
const FORCES_LEVEL = 15

const taskOwner = ({ book, bestVictoryStair, levelProgress: { level } }: SimulatedPlayer): TaskOwner => ({
  book,
  bestVictoryStair,
  level,
  lang: 'EN',
})

/** Records a task event and takes every reward that is ready. */
export function recordEvent(world: World, player: SimulatedPlayer, event: TaskEvent): void {
  player.book = recordTaskEvent(world, taskOwner(player), event, player.now).book
  for (const task of tasksFor(world, taskOwner(player), player.now).filter(hasReward)) {
    player.book = withRewardTaken({ ...taskOwner(player), book: player.book }, task)
    markProgress(player)
    receive(world, player, task.kind.reward, 'task')
  }
}

const forceOrder: readonly Force[] = ['ATTACK', 'HEALTH', 'DEFENCE', 'POISON', 'IMMORTALITY']

/** Completes improvements of forces and starts new ones for the strongest heroes, the fastest first, as long as there is room and crystal. */
export function improveForces(world: World, player: SimulatedPlayer): void {
  for (const hero of player.squad) {
    const ready = withImprovedForces(hero, player.now)
    if (ready === hero) continue
    replaceCreature(player, refreshed(world, ready))
    markProgress(player)
  }
  if (player.levelProgress.level < FORCES_LEVEL) return
  while (improvingCount(player.squad) < MAX_IMPROVING + player.hammers) {
    const open = strongestSix(player).flatMap((hero) =>
      forceOrder
        .filter((force) => canImprove(kindOf(world, hero.imageId)!, hero, force, hero.class))
        .map((force) => ({ hero, force, price: forcePrice(1 + (hero.forcesV2.find((f) => f.force === force)?.rank ?? 0)) })),
    )
    const [next] = open
      .filter(({ price }) => price.amount <= player.purse[price.kind] - (player.saved[price.kind] ?? 0))
      .sort((a, b) => a.price.time - b.price.time)
    if (!next) return
    pay(player, next.price.kind, next.price.amount, 'force')
    replaceCreature(player, startImproving(next.hero, next.force, next.hero.class, player.now))
  }
}

/** Completes ranks that are ready, and starts to raise every further one for which there are points. */
export function raiseRanks(world: World, player: SimulatedPlayer): void {
  for (const hero of player.squad) {
    const isReady = hero.rankReadyAt !== undefined && hero.rankReadyAt <= player.now
    const raised = isReady ? finishRaising(world, hero) : hero
    const next = canRaiseRank(raised) ? startRaising(raised, player.now) : raised
    if (next !== hero) replaceCreature(player, next)
    if (isReady) markProgress(player)
  }
}
