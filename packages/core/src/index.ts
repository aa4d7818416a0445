// The public surface of the game.
import { type GameHandle, mountGame } from './app/mount.ts'
import { areas } from './generated/areas.ts'
import type { MountOptions } from './services/options.ts'

export type { GameHandle } from './app/mount.ts'
export type { GameEvent, GameEventType, Language, MountOptions } from './services/options.ts'
export { VERSION } from './version.ts'

/** Puts a game into `element`, as large as it is. Any number of games may stand on one page. */
export const mount = (element: HTMLElement, options: MountOptions = {}): GameHandle => mountGame(element, options, areas)
