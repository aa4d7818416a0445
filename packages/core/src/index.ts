// The public surface of the game.
export { type GameHandle, mount } from './app/mount.ts'
export type { GameEvent, GameEventType, Language, MountOptions } from './app/options.ts'
export { VERSION } from './version.ts'
