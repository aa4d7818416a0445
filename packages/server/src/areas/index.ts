import { joinRewardKinds } from '../economy/reward-kinds.ts'
import { advert } from './advert/index.ts'
import { bank } from './bank/index.ts'
import { battle } from './battle/index.ts'
import { rewardKinds as heroRewards } from './hero/reward-kinds.ts'
import { load } from './load/index.ts'
import { payment } from './payment/index.ts'
import { platform } from './platform/index.ts'
import { player } from './player/index.ts'
import { place } from './road/index.ts'
import { security } from './security/index.ts'
import { shop } from './shop/index.ts'

/** The areas that are built. A call of theirs without a handler ends the start. */
export const areas: readonly object[] = [player, load, security, battle, place, platform, shop, bank, payment, advert]

/** How the areas give the kinds of rewards that they own. */
export const rewardKinds = joinRewardKinds(heroRewards)
