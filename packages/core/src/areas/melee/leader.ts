import type { MeleeSeat } from '@skystair/contract'
import type { Translate } from '../../services/texts.ts'

/** Returns the name of who leads a squad: a player, or the arena. */
export const leaderOf = ({ playerId, name }: Pick<MeleeSeat, 'playerId' | 'name'>, t: Translate): string =>
  playerId === null ? t('melee.arenaSquad') : (name ?? t('arena.guest', { id: playerId }))
