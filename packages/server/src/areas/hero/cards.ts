import type { CardKind, CreatureClass, HeldCard } from '@skystair/contract'
import { HOUR } from '@skystair/contract/time'
import { world } from '@skystair/world'
import type { PlayerState } from '../player/state.ts'

type WithCards = Pick<PlayerState, 'cards' | 'cardsUntil'>

/** Returns the key under which cards of a kind are counted. Those for one class have a key of their own. */
export const cardKey = (kind: CardKind, of?: string): string => (of ? `${kind}_${of}` : kind)

export function cardRow(kind: CardKind) {
  const row = world.cards.find((card) => card.kind === kind)
  if (!row) throw new Error(`No card is called ${kind}.`)
  return row
}

/** Returns the percentage of the card of a kind that is in force; 0 if there is none. */
export const percentInForce = ({ cardsUntil }: WithCards, kind: CardKind, now: number): number =>
  (cardsUntil[kind] ?? 0) > now ? cardRow(kind).percent : 0

/** Puts a card in force; prolongs one that is in force already. */
export function putInForce({ cardsUntil }: WithCards, kind: CardKind, now: number): void {
  cardsUntil[kind] = Math.max(now, cardsUntil[kind] ?? 0) + cardRow(kind).hours * HOUR
}

/** Returns the unused cards and those in force: in the order of the catalogue, those for one class after the others of their kind. */
export function heldCards({ cards, cardsUntil }: WithCards, now: number): HeldCard[] {
  const of = (kind: CardKind): HeldCard[] =>
    Object.keys(cards)
      .filter((key) => key.startsWith(`${kind}_`))
      .sort()
      .map((key) => ({ card: kind, of: key.slice(kind.length + 1) as CreatureClass, count: cards[key] ?? 0, until: null }))
  return world.cards
    .flatMap(({ kind }): HeldCard[] => {
      const end = cardsUntil[kind] ?? 0
      return [{ card: kind, of: null, count: cards[kind] ?? 0, until: end > now ? end : null }, ...of(kind)]
    })
    .filter(({ count, until }) => count > 0 || until !== null)
}
