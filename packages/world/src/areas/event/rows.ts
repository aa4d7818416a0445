// Events of the year: their windows come back every year at the same dates, by the server's clock (UTC). `to` is the last minute. All of them have
// the same shop.
import type { EventKind, OfferRow, Reward } from '@skystair/contract'
import { CreatureClass } from '@skystair/contract/enums'
import { price, resources } from '@skystair/contract/resources'

export const events: readonly EventKind[] = [
  { id: 'spring', number: 1, from: [4, 4, 0, 0], to: [5, 4, 23, 59] },
  { id: 'birthday', number: 2, from: [4, 16, 0, 0], to: [4, 17, 23, 59] },
  { id: 'kupala', number: 3, from: [7, 5, 8, 0], to: [7, 7, 23, 59], lang: 'RU' },
  { id: 'apples', number: 4, from: [8, 24, 8, 0], to: [8, 26, 0, 59] },
  { id: 'cats', number: 5, from: [9, 7, 8, 0], to: [9, 9, 0, 59] },
  { id: 'halloween', number: 6, from: [10, 28, 1, 0], to: [10, 30, 3, 59] },
]

const forEverybody = events.filter(({ lang }) => !lang)
/** Cards of classes have this number and the next ones, in the order of the classes, to which new ones are only appended. */
const FIRST_CLASS_CARD = 100

const offer = (id: number, eventCurrency: number, perEvent: number, rewards: readonly Reward[]): OfferRow => ({
  id,
  rewards,
  price: price({ eventCurrency }),
  condition: { event: 'ANY' },
  limit: { perEvent },
})

/**
 * The card of evolution of each class: every event that is not for one language sells every fifth class, so that each comes again every year. They cost
 * less than a card for all classes would. Why not all at every event: the cards of a player's heroes would be bought in one go.
 */
const classCards: readonly OfferRow[] = CreatureClass.map((of, index) => ({
  id: FIRST_CLASS_CARD + index,
  rewards: [{ kind: 'card', card: 'EVOLUTION', of, amount: 1 }],
  price: price({ eventCurrency: 30 }),
  condition: { event: forEverybody[index % forEverybody.length]!.id },
  limit: { perEvent: 1 },
}))

/** The same offers at every event, apart from the cards of classes. Nothing is drawn by chance, and nothing costs real money. */
export const eventShop: readonly OfferRow[] = [
  offer(1, 6, 5, resources({ gold: 250 })),
  offer(2, 10, 3, resources({ elixir: 2 })),
  offer(3, 12, 3, resources({ crystal: 15 })),
  offer(4, 15, 3, resources({ caviar: 1 })),
  offer(5, 20, 2, resources({ mithril: 5 })),
  offer(6, 30, 1, [{ kind: 'consumable', consumable: 'feather', amount: 1 }]),
  offer(7, 45, 1, [{ kind: 'artifact', artifact: 'lantern_orb' }]),
  offer(8, 25, 1, [{ kind: 'card', card: 'MOUSE', amount: 1 }]),
  offer(9, 35, 1, [{ kind: 'card', card: 'ARK', amount: 1 }]),
  ...classCards,
]
