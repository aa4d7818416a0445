import { type AccessLevel, type CharacterAndCompanion, type PlayerSource, resources } from '@skystair/contract'
import { world } from '@skystair/world'
import { grant } from '../../economy/grant.ts'
import type { Random } from '../../random.ts'
import type { Tx } from '../../storage/db.ts'
import { recruit } from '../hero/creatures.ts'
import { welcomeFriend } from '../referral/referral.ts'
import { loadPlayer, type PlayerRow, savePlayer } from './repository.ts'
import { newState } from './state.ts'

/** Enough to mend both heroes once after a first unlucky fight. */
const STARTING_GOLD = 50

export interface Newcomer {
  /** Null for those who are still to choose. */
  readonly characterAndCompanion: CharacterAndCompanion | null
  readonly lang: 'RU' | 'EN'
  readonly source: PlayerSource
  readonly now: number
  readonly random: Random
  readonly frontVersion?: number
  /** Somebody's referral code; a wrong one is let pass. */
  readonly ref?: string | undefined
  /** TRIAL where left out; PLAYER for those whom a platform vouches for. */
  readonly accessLevel?: AccessLevel
}

/** A new player at the foot of the stairs with the chosen hero and companion. Answers its id. */
export async function createPlayer(tx: Tx, newcomer: Newcomer): Promise<number> {
  const { characterAndCompanion, lang, source, now, random, frontVersion = 0, ref, accessLevel = 'TRIAL' } = newcomer
  const state = newState(characterAndCompanion ?? 'MAN_1', lang, frontVersion, now)
  if (!characterAndCompanion) state.unchosen = true
  const row = await tx.one<{ id: number }>(
    `insert into player (access_level, source, code, version, state, created_at, updated_at) values (?, ?, ?, 0, ?, ?, ?) returning id`,
    [accessLevel, source, random.bytes(8).toString('base64url'), JSON.stringify(state), now, now],
  )
  if (!row) throw new Error('the database answered no id')
  const player = await loadPlayer(tx, row.id, { lock: true })
  await grant(tx, row.id, resources({ gold: STARTING_GOLD }), { reason: 'start', ref: 'start', now })
  if (characterAndCompanion) await equip(tx, player, characterAndCompanion, now)
  if (ref) await welcomeFriend(tx, row.id, ref, now)
  await savePlayer(tx, player, now)
  return row.id
}

async function equip(tx: Tx, { id, state }: PlayerRow, character: CharacterAndCompanion, now: number): Promise<void> {
  for (const imageId of world.starters[character]) await recruit(tx, id, state, imageId, { level: 1, now })
}

/** Gives a player who came by a platform the character that they have chosen. The player's row must be locked, and is saved by the caller. */
export async function chooseCharacter(tx: Tx, player: PlayerRow, character: CharacterAndCompanion, now: number): Promise<void> {
  const { state } = player
  const { characterAndCompanion, gender } = newState(character, state.lang, 0, now)
  Object.assign(state, { characterAndCompanion, gender })
  delete state.unchosen
  await equip(tx, player, character, now)
}
