import { advert } from './advert.ts'
import { bank } from './bank.ts'
import { battle } from './battle.ts'
import { load } from './load.ts'
import { payment } from './payment.ts'
import { place } from './place.ts'
import { platform } from './platform.ts'
import { player } from './player.ts'
import { security } from './security.ts'
import { shop } from './shop.ts'

/** The areas whose every built call is proven here, by their names in the contract. */
export const proven = { player, load, security, battle, place, platform, shop, bank, payment, advert } as const
