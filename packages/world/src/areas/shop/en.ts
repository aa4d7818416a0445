import type { Same } from '../../texts/same.ts'
import shop from './en/shop.ts'
import shops from './en/shops.ts'
import keepers from './en/trade-keepers.ts'
import trades from './en/trades.ts'
import type ru from './ru.ts'

const texts: Same<typeof ru> = { shop: { ...shop, ...keepers }, shops, trades }
export default texts
