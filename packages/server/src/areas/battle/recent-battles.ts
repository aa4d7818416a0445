import { randomUUID } from 'node:crypto'
import { keepRecent } from '../../keep-recent.ts'
import type { StoredBattle } from './stored-battle.ts'

/** Enough for several hundred fights at the same time; takes some megabytes. */
const MAX_BATTLES = 500

const process = randomUUID()
let count = 0
/** Returns a token that no other stored move has, in this process or in another. */
export const newToken = (): string => `${process} ${++count}`

/**
 * The fights that this process has handled last, by id, so that their rows need not be parsed for every move. A fight is found only by the token of its last
 * stored move: if its transaction was rolled back, or another node has stored a later move, the token of the row differs.
 */
const recent = new Map<number, { readonly token: string; readonly battle: StoredBattle }>()

export function recentBattle(id: number, token: string): StoredBattle | undefined {
  const found = recent.get(id)
  return found?.token === token ? found.battle : undefined
}

export const rememberBattle = (token: string, battle: StoredBattle): void => keepRecent(recent, battle.id, { token, battle }, MAX_BATTLES)
