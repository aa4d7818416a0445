import type { Area } from '../handlers.ts'
import { advert } from './advert/index.ts'
import { bank } from './bank/index.ts'
import { battle } from './battle/index.ts'
import { showBattle } from './battle/show.ts'
import { rewardKinds } from './hero/reward-kinds.ts'
import { load } from './load/index.ts'
import { payment } from './payment/index.ts'
import { platform } from './platform/index.ts'
import { player } from './player/index.ts'
import { presentRow } from './player/present.ts'
import { place } from './road/index.ts'
import { security } from './security/index.ts'
import { shop } from './shop/index.ts'

/** The areas that are built. A call of theirs without a handler ends the start. */
export const areas: readonly Area[] = [
  { handlers: player, current: async (tx, row, now) => ({ player: await presentRow(tx, row, now) }) },
  { handlers: battle, current: async (tx, { state }) => ({ battle: await showBattle(tx, state) }) },
  { handlers: {}, rewardKinds },
  ...[load, security, place, platform, shop, bank, payment, advert].map((handlers) => ({ handlers })),
]
