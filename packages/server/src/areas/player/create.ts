import { type AccessLevel, type CharacterAndCompanion, type PlayerSource, resources } from '@skystair/contract'
import { world } from '@skystair/world'
import { grant } from '../../economy/grant.ts'
import type { Random } from '../../random.ts'
import type { Tx } from '../../storage/db.ts'
import { recruit } from '../hero/creatures.ts'
import { welcomeFriend } from '../referral/referral.ts'
import { insertPlayer, loadPlayer, type PlayerRow, savePlayer } from './repository.ts'
import { newState } from './state.ts'

/** Enough to heal both heroes once after a first defeat. */
const STARTING_GOLD = 50

export interface Newcomer {
  /** Null if the player has not chosen yet. */
  readonly characterAndCompanion: CharacterAndCompanion | null
  readonly lang: 'RU' | 'EN'
  readonly source: PlayerSource
  readonly now: number
  readonly random: Random
  readonly frontVersion?: number
  /** The inviter's referral code; unknown codes are ignored. */
  readonly ref?: string | undefined
  /** TRIAL by default; PLAYER if a platform has verified the player's identity. */
  readonly accessLevel?: AccessLevel
}

/** Creates a player at the start of the road with the chosen hero and companion. Returns its id. */
export async function createPlayer(tx: Tx, newcomer: Newcomer): Promise<number> {
  const { characterAndCompanion, lang, source, now, random, frontVersion = 0, ref, accessLevel = 'TRIAL' } = newcomer
  const state = { ...newState(characterAndCompanion ?? 'MAN_1', lang, frontVersion, now), unchosen: characterAndCompanion === null }
  const id = await insertPlayer(tx, { accessLevel, source, code: random.bytes(8).toString('base64url'), state }, now)
  const player = await loadPlayer(tx, id, { lock: true })
  await grant(tx, id, resources({ gold: STARTING_GOLD }), { reason: 'start', ref: 'start', now })
  if (characterAndCompanion) await equip(tx, player, characterAndCompanion, now)
  if (ref) await welcomeFriend(tx, id, ref, now)
  await savePlayer(tx, player, now)
  return id
}

async function equip(tx: Tx, { id, state }: PlayerRow, character: CharacterAndCompanion, now: number): Promise<void> {
  for (const imageId of world.starters[character]) await recruit(tx, id, state, imageId, { level: 1, now })
}

/** Gives the chosen character to a player of a platform. The player's row must be locked; the caller saves it. */
export async function chooseCharacter(tx: Tx, player: PlayerRow, character: CharacterAndCompanion, now: number): Promise<void> {
  const { state } = player
  const { characterAndCompanion, gender } = newState(character, state.lang, 0, now)
  Object.assign(state, { characterAndCompanion, gender, unchosen: false })
  await equip(tx, player, character, now)
}
