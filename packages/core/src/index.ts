// The public surface of the game.
export { type GameHandle, mount } from './mount.ts'
export type { GameEvent, GameEventType, Language, MountOptions } from './options.ts'
export { VERSION } from './version.ts'
