import { defineEvent } from '../../event.ts'

/** The player was changed by another session or by something other than the player's own action. */
export const events = defineEvent('player.changed', 'PLAYER_CHANGED', {})
