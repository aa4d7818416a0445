import type { AccessLevel } from '@skystair/contract'
import { audit } from '../areas/moderation/public.ts'
import { accountByName, loadPlayer, playerExists, setAccessLevel } from '../areas/player/repository.ts'
import { keyOf } from '../areas/security/rules.ts'
import { ConfigError } from '../config.ts'
import type { Tx } from '../storage/db.ts'

/** Returns the id of the player with this nickname, or else with this id. Throws ConfigError. */
export async function find(tx: Tx, asked: string): Promise<number> {
  const named = await accountByName(tx, keyOf(asked))
  if (named) return named.id
  if (/^\d{1,15}$/.test(asked) && (await playerExists(tx, Number(asked)))) return Number(asked)
  throw new ConfigError(asked === '' ? 'Say which player: a nickname in quotation marks, or an id.' : `There is no player ${asked}.`)
}

/** Gives a registered player an access level, and records it in the audit log. Returns a sentence for the operator. Throws ConfigError. */
export async function appoint(tx: Tx, now: number, asked: string, level: AccessLevel): Promise<string> {
  const id = await find(tx, asked)
  const { name, accessLevel } = await loadPlayer(tx, id)
  const who = `${name ?? 'The player without a name'} (${id})`
  if (accessLevel === 'TRIAL') throw new ConfigError(`${who} is a guest and must register first.`)
  if (accessLevel === level) return `${who} has the access level ${level} already.`
  await setAccessLevel(tx, id, level)
  await audit(tx, { action: 'APPOINT', actorId: null, targetId: id, details: { from: accessLevel, to: level } }, now)
  return `${who} has the access level ${level} now, instead of ${accessLevel}.`
}
