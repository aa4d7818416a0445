import type { Place } from './entities.ts'

/** The fields of a place at which nobody waits to fight. */
export const unguarded = {
  ...{ creatureId: null, creatureImageId: null, creatureLevel: null, squadSize: 0, boss: false },
  companions: [] as string[],
} as const satisfies Partial<Place>
