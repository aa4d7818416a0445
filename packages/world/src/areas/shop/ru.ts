import shop from './ru/shop.ts'
import shops from './ru/shops.ts'
import keepers from './ru/trade-keepers.ts'
import trades from './ru/trades.ts'

export default { shop: { ...shop, ...keepers }, shops, trades }
