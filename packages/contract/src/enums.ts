// biome-ignore-all format: many members on a line.
// Every enumeration with its exact members, as plain data: the browser uses them without the schema library. Each is written in its area.

export * from './generated/enums.ts'
export * from './ledger-reasons.ts'

export const Scene = [
  'road', 'battle', 'character selection', 'creature', 'boot', 'arena', 'clan', 'load', 'music', 'boot fix',
  'battle load', 'clan load', 'creature load',
] as const
export type Scene = (typeof Scene)[number]

export const Overlay = [
  'register', 'login', 'player rating', 'clan rating', 'chat', 'mail', 'rename', 'change mail or phone', 'password',
  'clan name', 'clan about', 'edit page', 'connection problem',
] as const
export type Overlay = (typeof Overlay)[number]
