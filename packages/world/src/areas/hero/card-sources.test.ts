import type { Condition, Gain, OfferRow, Reward } from '@skystair/contract'
import { CardKind, CreatureClass } from '@skystair/contract/enums'
import { expect, it } from 'vitest'
import { world } from '../../index.ts'
import { bankGifts, freeOptions } from '../bank/rows.ts'
import { delayedChests, wheels } from '../campaign/rows.ts'
import { events } from '../event/rows.ts'
import { giftOffers } from '../gift/rows.ts'
import { elephants, salePacks } from '../shop/rows.ts'

/** A row that gives something, and the resources that it costs. */
interface Source {
  readonly name: string
  readonly gives: readonly string[]
  readonly costs: readonly string[]
  readonly condition?: Condition
}

const nameOf = (reward: Reward): string => {
  if (reward.kind === 'resource') return reward.resource
  if (reward.kind !== 'card') return reward.kind
  return reward.of ? `card:${reward.card}:${reward.of}` : `card:${reward.card}`
}
const free = (name: string, gains: readonly Gain[]): Source => ({ name, gives: gains.map(({ kind }) => kind), costs: [] })
const sold = (shelf: string, offers: readonly OfferRow[]): Source[] =>
  offers.map(({ id, rewards, price, condition }) => ({
    name: `${shelf} ${id}`,
    gives: rewards.map(nameOf),
    costs: price.map(({ resource }) => resource),
    ...(condition ? { condition } : {}),
  }))
const drawn = (id: string, rows: readonly { readonly rewards: readonly Reward[] }[], costs: readonly string[]): Source[] =>
  rows.map(({ rewards }) => ({ name: id, gives: rewards.map(nameOf), costs }))

const sources: readonly Source[] = [
  ...world.places.map(({ stair, gain }) => free(`place at stair ${stair}`, gain)),
  ...world.tasks.map(({ id, reward }) => free(`task ${id}`, reward)),
  ...world.everyday.map((gains, i) => free(`day ${i + 1}`, gains)),
  ...delayedChests.flatMap(({ id, rows }) => drawn(id, rows, [])),
  ...wheels.flatMap(({ id, kind, rows }) => drawn(id, rows, [kind === 'GOLD' ? 'goldTicket' : 'tickets'])),
  // Every item of an event that a player finds is a coin of its shop.
  { name: 'items of events', gives: ['eventCurrency'], costs: [] },
  ...sold('event shop', world.eventShop),
  ...sold('free option', freeOptions),
  ...sold('gift of the bank', bankGifts),
  ...sold('tavern', elephants),
  ...sold('pack', salePacks),
  ...sold('gift', giftOffers),
]

/** A status of the bank is reached by buying, and what costs gems is left out because gems are what players pay for. */
const needsPayment = ({ costs, condition }: Source): boolean => costs.includes('mithril') || condition?.membership !== undefined

/** Returns the sources that a player who pays nothing can use: those whose costs other such sources give. */
function reachable(): readonly Source[] {
  const open = sources.filter((source) => !needsPayment(source))
  const had = new Set<string>()
  for (let before = -1; had.size > before; ) {
    before = had.size
    for (const { gives, costs } of open) if (costs.every((cost) => had.has(cost))) for (const kind of gives) had.add(kind)
  }
  return open.filter(({ costs }) => costs.every((cost) => had.has(cost)))
}

it.each(CardKind)('the card %s has a source that every player reaches without paying, and one that comes again', (kind) => {
  const found = reachable().filter(({ gives }) => gives.includes(`card:${kind}`))
  const again = found.filter(({ name }) => !name.startsWith('task '))
  expect(again.map(({ name }) => name)).not.toEqual([])
  expect(found.length).toBeGreaterThan(1)
})

it.each(CreatureClass)('the card of evolution of the class %s comes again every year, for what everybody finds', (name) => {
  const found = reachable().filter(({ gives }) => gives.includes(`card:EVOLUTION:${name}`))
  expect(found.map(({ condition }) => events.some(({ id, lang }) => id === condition?.event && !lang))).toEqual([true])
})

it('counts no source that costs what nobody gets without paying', () => {
  expect(reachable().map(({ name }) => name)).not.toContain('pack 2')
  expect(reachable().map(({ name }) => name)).toContain('tavern 1')
})
