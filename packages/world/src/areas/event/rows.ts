// Events of the year: their windows come back every year at the same dates, by the server's clock (UTC). All of them have the same shop.
import type { EventKind } from '@skystair/contract'

export const events: readonly EventKind[] = [
  { id: 'spring', number: 1, from: [4, 4, 0, 0], to: [5, 4, 23, 59] },
  { id: 'birthday', number: 2, from: [4, 16, 0, 0], to: [4, 17, 23, 59] },
  { id: 'kupala', number: 3, from: [7, 5, 8, 0], to: [7, 7, 23, 59], lang: 'RU' },
  { id: 'apples', number: 4, from: [8, 24, 8, 0], to: [8, 26, 1, 0] },
  { id: 'cats', number: 5, from: [9, 7, 8, 0], to: [9, 9, 1, 0] },
  { id: 'halloween', number: 6, from: [10, 28, 1, 0], to: [10, 30, 3, 59] },
]

/** Something that the event shop sells for festival coins. `most` is how often one player can buy it in one event. */
export interface EventShopRow {
  /** Number in calls, stable for ever. */
  readonly id: number
  readonly price: number
  readonly most: number
  /** Resources, and at most one consumable and one artifact. */
  readonly gains: readonly { readonly kind: string; readonly amount: number }[]
}

const row = (id: number, price: number, most: number, gains: Readonly<Record<string, number>>): EventShopRow => ({
  ...{ id, price, most },
  gains: Object.entries(gains).map(([kind, amount]) => ({ kind, amount })),
})

/** The same at every event. Nothing here is drawn by chance, and nothing costs money. */
export const eventShop: readonly EventShopRow[] = [
  row(1, 6, 5, { gold: 250 }),
  row(2, 10, 3, { elixir: 2 }),
  row(3, 12, 3, { crystal: 15 }),
  row(4, 15, 3, { caviar: 1 }),
  row(5, 20, 2, { mithril: 5 }),
  row(6, 30, 1, { feather: 1 }),
  row(7, 45, 1, { lantern_orb: 1 }),
]
