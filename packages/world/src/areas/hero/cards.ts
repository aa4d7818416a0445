// Cards. The specification states the percentage of the snake; the others are our own.
import type { CardKind } from '@skystair/contract'

/** A card that is kept until it is used. Texts: `card.<kind>.name` and `.about`, in which `percent` and `time` are inserted. */
export interface CardItem {
  /** Number used in calls. Never changes. */
  readonly id: number
  readonly kind: CardKind
  readonly percent: number
  /** How long its effect lasts; 0 if it acts at once. */
  readonly hours: number
  /** True if it is used on one hero; false if it acts on all. */
  readonly forHero: boolean
}

export const cards: readonly CardItem[] = [
  { id: 1, kind: 'ELEPHANT', percent: 100, hours: 0, forHero: true },
  { id: 2, kind: 'SNAKE', percent: 80, hours: 24, forHero: false },
  { id: 3, kind: 'MOUSE', percent: 50, hours: 0, forHero: true },
  { id: 4, kind: 'EAGLE', percent: 25, hours: 24, forHero: false },
  { id: 5, kind: 'ARK', percent: 100, hours: 0, forHero: false },
  { id: 6, kind: 'EVOLUTION', percent: 100, hours: 0, forHero: true },
]
