import { battle } from './battle/index.ts'
import { load } from './load/index.ts'
import { place } from './place/index.ts'
import { player } from './player/index.ts'
import { security } from './security/index.ts'

/** The areas that are built. A call of theirs without a handler ends the start. */
export const areas: readonly object[] = [player, load, security, battle, place]
