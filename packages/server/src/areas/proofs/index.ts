import { battle } from './battle.ts'
import { load } from './load.ts'
import { place } from './place.ts'
import { player } from './player.ts'
import { security } from './security.ts'

/** The areas whose every built call is proven here, by their names in the contract. */
export const proven = { player, load, security, battle, place } as const
