// What a simulated player does besides fighting: tasks by the server's rules, and forces.
import type { Force, World } from '@skystair/contract'
import { AT_ONCE, begin, canBegin, forcePrice, ripened, ripening } from '../growth/forces.ts'
import { kindOf, refreshed } from '../growth/stats.ts'
import { advance, type Deed, rewarded } from '../tasks/advance.ts'
import { type Doer, isDone, tasksFor } from '../tasks/book.ts'
import { core, progress, receive, replace, type Traveller } from './traveller.ts'

/** The level that opens the gifts. */
const GIFTS_FROM = 15

const doer = ({ book, stair, level }: Traveller): Doer => ({ book, bestVictoryStair: stair, level: level.level, lang: 'EN' })

/** Writes a deed into the book, and takes every reward that waits. */
export function did(world: World, t: Traveller, deed: Deed): void {
  t.book = advance(world, doer(t), deed, t.now).book
  for (const task of tasksFor(world, doer(t), t.now).filter(isDone)) {
    t.book = rewarded({ ...doer(t), book: t.book }, task)
    progress(t)
    receive(world, t, task.kind.reward)
  }
}

const wanted: readonly Force[] = ['ATTACK', 'HEALTH', 'DEFENCE', 'POISON', 'IMMORTALITY']

/** Lets forces ripen and begins new ones for the strongest, the cheapest first, as long as there is room and crystal. */
export function grow(world: World, t: Traveller): void {
  for (const hero of t.squad) {
    const ready = ripened(hero, t.now)
    if (ready === hero) continue
    replace(t, refreshed(world, ready))
    progress(t)
  }
  if (t.level.level < GIFTS_FROM) return
  while (ripening(t.squad) < AT_ONCE) {
    const open = core(t).flatMap((hero) =>
      wanted
        .filter((force) => canBegin(kindOf(world, hero.imageId)!, hero, force, hero.class))
        .map((force) => ({ hero, force, price: forcePrice(1 + (hero.forcesV2.find((f) => f.force === force)?.rank ?? 0)) })),
    )
    const [next] = open.filter(({ price }) => price.amount <= t.purse[price.kind]).sort((a, b) => a.price.time - b.price.time)
    if (!next) return
    t.purse[next.price.kind] -= next.price.amount
    replace(t, begin(next.hero, next.force, next.hero.class, t.now))
  }
}
