import { defineEvent } from '../../event.ts'

/** The player was changed by another session, or by something that the player did not do. */
export const events = defineEvent('player.changed', 'PLAYER_CHANGED', {})
