// The meaning of keys. Letters are identified by their position on the keyboard, so that W walks under a Russian layout too.

export type RoadKey = 'up' | 'down' | 'act' | number
const road: Readonly<Record<string, RoadKey>> = {
  ArrowUp: 'up',
  KeyW: 'up',
  ArrowDown: 'down',
  KeyS: 'down',
  Enter: 'act',
}

export type BattleKey = 'next' | 'previous' | 'row' | 'hit' | 'skip' | 'look' | 'cancel' | number
const battle: Readonly<Record<string, BattleKey>> = {
  ArrowRight: 'next',
  ArrowDown: 'row',
  ArrowLeft: 'previous',
  ArrowUp: 'row',
  Enter: 'hit',
  NumpadEnter: 'hit',
  KeyS: 'skip',
  KeyI: 'look',
  Escape: 'cancel',
}

const choosing = {
  ArrowRight: 'step',
  ArrowDown: 'step',
  ArrowLeft: 'step',
  ArrowUp: 'step',
  Enter: 'open',
  Escape: 'leave',
} as const

/** A line of the page about the keyboard: keys by `KeyboardEvent.code` or a range of digits, and what they do. */
export interface KeyLine {
  readonly keys: readonly string[]
  readonly action: string
}

/** Returns each action of a scene with its keys. Keys of the number pad do the same as those with the same name. */
function linesOf(keys: Readonly<Record<string, string | number>>, digits?: string): readonly KeyLine[] {
  const actions = [...new Set(Object.values(keys))].map((action) => ({
    keys: Object.keys(keys).filter((code) => keys[code] === action && !code.startsWith('Numpad')),
    action: String(action),
  }))
  return digits === undefined ? actions : [...actions, { keys: [digits], action: 'digits' }]
}

/** All keys of the game's scenes, in words of `manual.keyboard`. */
export const keyLines = { road: linesOf(road, '1–9'), battle: linesOf(battle, '1–6'), choosing: linesOf(choosing) } as const

/** Returns what a key does in a scene in which one of several things is chosen. */
export const choosingKey = (code: string): (typeof choosing)[keyof typeof choosing] | null =>
  choosing[code.replace('Numpad', '') as keyof typeof choosing] ?? null

/** Returns what a key with a digit from 1 to `most` means, counted from 0; null for other keys. */
function digit(code: string, most: number): number | null {
  const number = Number(/^(?:Digit|Numpad)(\d)$/.exec(code)?.[1] ?? 0)
  return number >= 1 && number <= most ? number - 1 : null
}

/** Returns the action of a key on the road, by `KeyboardEvent.code`; null if it has none. The digits 1 to 9 return 0 to 8, the entries of the menu. */
export const roadKey = (code: string): RoadKey | null => digit(code, 9) ?? road[code] ?? null

/** Returns what a key does in a fight; the digits 1 to 6 return 0 to 5. */
export const battleKey = (code: string): BattleKey | null => digit(code, 6) ?? battle[code] ?? null

/** Returns the item `step` places after `now` in `list`, wrapping around; the first if `now` is not in it. */
export function around<T>(list: readonly T[], now: T | null, step: number): T | null {
  const at = now === null ? -1 : list.indexOf(now)
  if (at < 0) return (step < 0 ? list.at(-1) : list[0]) ?? null
  return list[(at + step + list.length) % list.length] ?? null
}
