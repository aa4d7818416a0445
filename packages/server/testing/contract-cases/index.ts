import { advert } from '../../src/areas/advert/cases.ts'
import { bank } from '../../src/areas/bank/cases.ts'
import { battle } from '../../src/areas/battle/cases.ts'
import { load } from '../../src/areas/load/cases.ts'
import { payment } from '../../src/areas/payment/cases.ts'
import { platform } from '../../src/areas/platform/cases.ts'
import { player } from '../../src/areas/player/cases.ts'
import { place } from '../../src/areas/road/cases.ts'
import { security } from '../../src/areas/security/cases.ts'
import { shop } from '../../src/areas/shop/cases.ts'

/** The areas whose every built call is proven here, by their names in the contract. */
export const proven = { player, load, security, battle, place, platform, shop, bank, payment, advert } as const
