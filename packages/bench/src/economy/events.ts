// Events of the year: an item of the event lies at every stair and comes with every victory, and each is a coin of the event's shop.
import { eventsAt } from '@skystair/rules'
import { earn } from '@skystair/rules/sim'
import { world } from '@skystair/world'
import { type Account, buy, give, holds, stairOf, timeOf, use } from './account.ts'
import { victories } from './chances.ts'

const found = (account: Account): number => stairOf(account) + victories(account)

/** Takes what has come to lie on the player's way since the last visit, while an event is on. The first visit to an event finds nothing. */
export function collectItems(account: Account): void {
  const isOn = eventsAt(world, timeOf(account), 'EN').length > 0
  if (isOn && account.itemsFound !== null) earn(account.player, 'eventCurrency', found(account) - account.itemsFound, 'event')
  account.itemsFound = isOn ? found(account) : null
}

/** Buys in the event's shop what the coins pay for, the dearest first. Cards of classes are for those who have a hero of the class. */
export function shopAtEvent(account: Account): void {
  const { player } = account
  const events = new Set(['ANY', ...eventsAt(world, timeOf(account), 'EN').map(({ kind }) => kind.id)])
  if (events.size === 1) return
  const classes = new Set<string>(player.squad.map((hero) => hero.class))
  const offers = world.eventShop
    .filter(
      ({ condition, rewards: [first] }) =>
        events.has(condition?.event ?? '') && (first?.kind !== 'card' || !first.of || classes.has(first.of)),
    )
    .sort((a, b) => b.price[0]!.amount - a.price[0]!.amount)
  for (const { id, price, rewards, limit } of offers)
    while (holds(account, price) && use(account, `event:${id}`, limit?.perEvent ?? 1, 0) && buy(account, 'event', price))
      give(account, rewards, 'event')
}
