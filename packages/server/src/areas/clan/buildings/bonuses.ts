import { clanBoosts, SHIELD_MOVES } from '@skystair/world/areas/clan/rows'
import { type BonusSource, noBonuses } from '../../../bonuses.ts'
import { hallForces } from '../hall/repository.ts'
import { memberOf } from '../membership/repository.ts'
import { experienceBoostEnd } from './boosts.ts'
import { effectOf } from './building.ts'
import { buildingsOf } from './repository.ts'

/** What the buildings and the boost of the player's clan add to the player's fights and visits. */
export const clanBonuses: BonusSource = async (tx, playerId, now) => {
  const member = await memberOf(tx, playerId)
  if (!member) return noBonuses
  const boosted = await experienceBoostEnd(tx, member.clan_id, now)
  const levels = new Map((await buildingsOf(tx, member.clan_id)).map(({ building, level }) => [building, level]))
  return {
    experience: effectOf('EXPERIENCE', levels.get('EXPERIENCE') ?? 0) + (boosted > 0 ? clanBoosts.experience.percent : 0),
    shield: { power: effectOf('CLAN_SHIELD', levels.get('CLAN_SHIELD') ?? 0), moves: SHIELD_MOVES },
    snowSteps: effectOf('SNOW_WORLD', levels.get('SNOW_WORLD') ?? 0),
    forces: await hallForces(tx, member.clan_id),
  }
}
