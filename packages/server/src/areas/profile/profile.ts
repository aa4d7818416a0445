import type { Creature, Profile, ProfileHero } from '@skystair/contract'
import { purseOf } from '../../economy/purse.ts'
import type { Handler } from '../../handlers.ts'
import { refuse } from '../../refusal.ts'
import { membershipOf } from '../bank/membership.ts'
import { clanById, memberOf } from '../clan/membership/repository.ts'
import { creaturesOf } from '../hero/creatures.ts'
import { loadPlayer } from '../player/repository.ts'
import { isDeleted } from '../security/repository.ts'

const presentHero = ({ id, imageId, class: kind, faction, rarity, premium, level, rank, maxRank }: Creature): ProfileHero => ({
  id,
  imageId,
  class: kind,
  faction,
  rarity,
  premium,
  level,
  rank,
  maxRank,
})

/** Returns a player's profile. Throws PLAYER_NOT_FOUND, also for a deleted account and for a player who has not chosen a character yet. */
export const profile: Handler<'GET /api/player/{id}/profile'> = async ({ tx, params, now }): Promise<Profile> => {
  const { id, name, state } = await loadPlayer(tx, params.id)
  const creatures = await creaturesOf(tx, id, state, now)
  // An erased account has no heroes left.
  if (creatures.length === 0 || (await isDeleted(tx, id))) throw refuse('PLAYER_NOT_FOUND')
  const member = await memberOf(tx, id)
  const clan = member && (await clanById(tx, member.clan_id))
  return {
    id,
    name,
    level: state.level,
    bestVictoryStair: state.bestVictoryStair,
    gender: state.gender,
    characterAndCompanion: state.characterAndCompanion,
    avatar: state.avatar,
    membership: membershipOf((await purseOf(tx, id)).bonusPoints),
    clanId: clan?.id ?? null,
    clanName: clan?.name ?? null,
    squad: state.squadShown ? creatures.filter(({ combative }) => combative).map(presentHero) : null,
  }
}
