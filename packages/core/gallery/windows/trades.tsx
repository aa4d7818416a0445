import { clanGifts, clanOffers, salePacks } from '@skystair/world/areas/shop/rows'
import { observer } from 'mobx-react-lite'
import { ExchangeGivers } from '../../src/areas/shop/exchange-givers.tsx'
import { Shops } from '../../src/areas/shop/window.tsx'
import { useServices } from '../../src/ui/context.ts'
import { Panel } from '../../src/ui/kit/panel.tsx'
import { arkHero, cardOffer, clanShopOffer, exchangeOption, rankOffer, sale } from '../../testing/trade-fixtures.ts'
import { squad } from '../heroes.ts'
import type { Rooms } from '../rooms.ts'

const gainKind = (reward: (typeof salePacks)[number]['rewards'][number]): string =>
  reward.kind === 'resource'
    ? reward.resource
    : reward.kind === 'consumable'
      ? reward.consumable
      : reward.kind === 'artifact'
        ? reward.artifact
        : reward.kind === 'booster'
          ? reward.booster
          : ''

/** The packs of the sale: the first is taken, the second is the next one to take. */
const packs = salePacks.map(({ id, price, rewards }) => ({
  id,
  price: [...price],
  rewards: rewards.map((reward) => ({ kind: gainKind(reward), amount: 'amount' in reward ? reward.amount : 1 })),
  quantity: id === 1 ? 0 : 1,
  available: id === 2,
}))

/** What the clan's shop sells: some of it for sale, one bought today, and some of a later level of the clan or for a status. */
const clanShopOffers = [...clanOffers, ...clanGifts].map(({ id, rewards, price, condition }) =>
  clanShopOffer(id, {
    price: [...price],
    rewards: rewards.map((reward) => ({ kind: gainKind(reward), amount: 'amount' in reward ? reward.amount : 1 })),
    minClanLevel: condition?.clanLevel ?? 1,
    clanMembership: condition?.clanMembership ?? 'NONE',
    ...(id === 2 ? { left: 0, refusal: 'OFFER_LIMIT' as const } : {}),
    ...((condition?.clanLevel ?? 0) > 5 || id > 21 ? { refusal: 'OFFER_LOCKED' as const } : {}),
  }),
)

const arkKinds = ['storm_djinn', 'crystal_golem', 'night_pegasus', 'dawn_paladin', 'tsar_firebird', 'koschey'] as const
const arkHeroes = arkKinds.map((imageId, index) => {
  const hero = arkHero(index + 1, { tokens: 8 + 2 * index })
  return { ...hero, creature: { ...hero.creature, imageId, level: 1 + index * 20, rank: index % 5 } }
})

/** The shops of trades. */
const Ranks = () => <Shops shop="rank" />
const Elephants = () => <Shops shop="eleph" />
const Exchange = () => <Shops shop="exchange" />
const Monastery = () => <Shops shop="monastery" />
const Oblivion = () => <Shops shop="oblivion" />
const ClanShop = () => <Shops shop="clan" />
const NightMarket = () => <Shops shop="blackFriday" />

/** Lets the player choose the heroes to exchange for another. */
const Givers = observer(function Givers() {
  const { t } = useServices()
  return (
    <Panel title={t('shop.exchange.name')} onClose={() => {}}>
      <ExchangeGivers option={exchangeOption(1)} onEnd={() => {}} />
    </Panel>
  )
})

/** The shops of trades: each has an offer that the player can pay for, and one that is too expensive. */
export const rooms: Rooms = {
  rooms: {
    ...{ ranks: Ranks, elephants: Elephants, exchange: Exchange, givers: Givers },
    ...{ monastery: Monastery, oblivion: Oblivion, 'night-market': NightMarket, 'clan-shop': ClanShop },
  },
  replies: (server) =>
    server
      .on(
        'GET /api/shop/caviar/rank/list',
        squad
          .slice(0, 5)
          .map(({ id, rank }) =>
            rankOffer(id, { fromRank: rank, toRank: rank + 1, price: [{ resource: 'caviar', amount: 2 * rank + 2 }] }),
          ),
      )
      .on(
        'GET /api/shop/monastery/rank/10',
        squad.slice(3, 5).map(({ id, rank }) =>
          rankOffer(id, {
            fromRank: rank,
            toRank: 10,
            price: [
              { resource: 'crystal', amount: 120 * (10 - rank) },
              { resource: 'elixir', amount: 8 * (10 - rank) },
            ],
          }),
        ),
      )
      .on('GET /api/shop/caviar/eleph/list', [cardOffer(1), cardOffer(3, { price: [{ resource: 'caviar', amount: 12 }] })])
      .on(
        'GET /api/shop/creature/exchange/{KIND}/options',
        [2, 3, 4].map((index) => exchangeOption(index, { gives: { ...exchangeOption(index).gives, ...squad[index]!, level: 20 } })),
      )
      .on('GET /api/shop/clan/list', clanShopOffers)
      .on('GET /api/shop/oblivion/hero/info', arkHeroes.slice(0, 2))
      .on('GET /api/shop/oblivion/token/info', arkHeroes)
      .on('GET /api/shop/pack/list', sale({ packs })),
}
