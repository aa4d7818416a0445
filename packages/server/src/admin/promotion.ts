import { type GiftNews, promotionGems } from '@skystair/contract'
import { PROMOTED_STAIR } from '../areas/battle/complete.ts'
import { promotionRef } from '../areas/gift/promotion.ts'
import { audit } from '../areas/moderation/public.ts'
import { loadPlayer, savePlayer } from '../areas/player/repository.ts'
import { ConfigError } from '../config.ts'
import { wasGrantedUnder } from '../economy/grant.ts'
import type { Tx } from '../storage/db.ts'
import { find } from './appoint.ts'

/** The promotions whose receivers the operator chooses. The one of 30 gems comes with a victory, and that of Fotostrana is for its players. */
const promotions: Readonly<Record<string, Exclude<GiftNews, 'NO_NEWS'>>> = {
  ...{ 100: 'GEMS_100', 500: 'GEMS_500', 1000: 'GEMS_1000' },
  fotostrana: 'FOTOSTRANA',
}

/**
 * Lets a registered player find the gift of a promotion, such as `500 Ann`. A player gets each of them once, and one after the other. Returns a sentence for
 * the operator. Throws ConfigError.
 */
export async function givePromotion(tx: Tx, now: number, asked: string): Promise<string> {
  const [which = '', ...name] = asked.trim().split(/\s+/)
  const promotion = Object.hasOwn(promotions, which) ? promotions[which] : undefined
  if (!promotion) throw new ConfigError(`Say which gift and for whom, such as 500 Ann: ${Object.keys(promotions).join(', ')}.`)
  const gems = String(promotionGems[promotion])
  const player = await loadPlayer(tx, await find(tx, name.join(' ')), { lock: true })
  const { id, state } = player
  const who = `${player.name ?? 'The player without a name'} (${id})`
  if (player.accessLevel === 'TRIAL') throw new ConfigError(`${who} is a guest and must register first.`)
  if (promotion === 'FOTOSTRANA' && player.source !== 'foto') throw new ConfigError(`${who} does not play at Fotostrana.`)
  // The gift of that victory would take the place of this one.
  if (state.bestVictoryStair < PROMOTED_STAIR) throw new ConfigError(`${who} must win on stair ${PROMOTED_STAIR} first.`)
  if (await wasGrantedUnder(tx, id, promotionRef(promotion))) return `${who} has taken this gift already.`
  if (state.giftNews !== 'NO_NEWS')
    return state.giftNews === promotion
      ? `${who} has this gift already, and has not taken it yet.`
      : `${who} has another gift to take first: ${promotionGems[state.giftNews]} emeralds.`
  state.giftNews = promotion
  await savePlayer(tx, player, now)
  await audit(tx, { action: 'PROMOTION_GIFT', actorId: null, targetId: id, details: { gems } }, now)
  return `${who} finds a gift of ${gems} emeralds when the game is opened next.`
}
