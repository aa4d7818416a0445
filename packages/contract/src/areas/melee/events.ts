import { defineEvent } from '../../event.ts'

/** The player's melee has begun or gone on: the client loads the rest. */
export const events = defineEvent('melee.changed', 'MELEE_CHANGED', {})
