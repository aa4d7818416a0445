import type { Creature } from '@skystair/contract'

/** Returns the figures of a hero that pages compare. */
export const figuresOf = ({ attack, defence, health }: Pick<Creature, 'attack' | 'defence' | 'health'>) => ({
  attack,
  defence,
  health: health.total,
})
