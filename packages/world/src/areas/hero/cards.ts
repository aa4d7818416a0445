// Cards. The snake's figure is the specification's, the others are ours.
import type { CardKind } from '@skystair/contract'

/** A card that is kept until it is played. Texts: `card.<kind>.name` and `.about`; `percent` is its figure there. */
export interface CardItem {
  /** Number in calls, stable for ever. */
  readonly id: number
  readonly kind: CardKind
  readonly percent: number
}

export const cards: readonly CardItem[] = [
  { id: 1, kind: 'ELEPHANT', percent: 10 },
  { id: 2, kind: 'SNAKE', percent: 80 },
  { id: 3, kind: 'MOUSE', percent: 50 },
  { id: 4, kind: 'EAGLE', percent: 25 },
  { id: 5, kind: 'ARK', percent: 100 },
  { id: 6, kind: 'EVOLUTION', percent: 100 },
]
