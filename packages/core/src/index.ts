// The public interface of the game.
import { type GameHandle, mountGame } from './app/mount.ts'
import { areas } from './generated/areas.ts'
import type { MountOptions } from './services/options.ts'

export type { GameHandle } from './app/mount.ts'
export { MountError, type MountErrorCode } from './app/mount-error.ts'
export type { GameEvent, GameEventType, Language, MountOptions } from './services/options.ts'
export { VERSION } from './version.ts'

/** Mounts a game in `element`, in its size. A page may have any number of games. Throws {@link MountError} if one of them is wrong. */
export const mount = (element: HTMLElement, options: MountOptions = {}): GameHandle => mountGame(element, options, areas)
