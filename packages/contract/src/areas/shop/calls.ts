import { Type } from 'typebox'
import { calls } from '../../call.ts'
import {
  ArtifactOffer,
  AvatarOffer,
  BankOption,
  Booster,
  CreatureOffer,
  ExchangeOption,
  RankOffer,
  SalePack,
} from '../../entities/trade.ts'
import { ShopContext } from '../../enums.ts'
import { byId, foreseen, Gained, planned, text } from '../../planned.ts'
import { Count, Enum, Id, Nullable, Time } from '../../schema.ts'
import { Where } from '../payment/calls.ts'
import { Player } from '../player/entities.ts'

export const shop = calls({
  'GET /api/giftpurchase/gems/list': {
    summary: 'Gems that can be bought for a friend.',
    role: 'PLAYER',
    rate: 'read',
    query: Type.Object({ ...Where, method: Type.Optional(text(40)) }),
    reply: Type.Array(BankOption),
  },
  'POST /api/giftpurchase/gems/reserve': {
    summary: 'Say whom the next bought gift is for.',
    role: 'PLAYER',
    rate: 'write',
    body: Type.Object({ receiverId: Id }),
    reply: Type.Object({ receiverId: Id, receiverName: Nullable(Type.String()), until: Time }),
    errors: ['PLAYER_NOT_FOUND', 'TARGET_FORBIDDEN'],
  },
  'GET /api/shop/booster/list': planned('Boosters.', Type.Array(Booster), { rate: 'read' }),
  'POST /api/shop/booster/{id}/buy': planned(
    'Buy a booster: it replaces or prolongs the one that runs.',
    Type.Object({ balance: Count, booster: Booster }),
    { ...byId },
  ),
  'GET /api/shop/creature/list': planned('Heroes of the usual shop.', Type.Array(CreatureOffer), { rate: 'read' }),
  'GET /api/shop/creature/town/hero/list': planned('Heroes of the castle of heroes.', Type.Array(CreatureOffer), { rate: 'read' }),
  'GET /api/shop/creature/town/titan/list': planned('Titans of their castle.', Type.Array(CreatureOffer), { rate: 'read' }),
  'GET /api/shop/creature/ametist/list': planned('Heroes for amethysts.', Type.Array(CreatureOffer), { rate: 'read' }),
  'GET /api/shop/creature/water/list': planned('Heroes of the water shop.', Type.Array(CreatureOffer), { rate: 'read' }),
  'GET /api/shop/creature/portal/list': planned('Heroes of the portal shop.', Type.Array(CreatureOffer), { rate: 'read' }),
  'GET /api/shop/creature/{heroKind}/list': planned('Heroes of one kind: legend, myth, top and the like.', Type.Array(CreatureOffer), {
    params: Type.Object({ heroKind: text(40) }),
    rate: 'read',
  }),
  'GET /api/shop/creature/id/{id}': planned('One hero of the shops.', CreatureOffer, { ...byId, rate: 'read' }),
  'GET /api/shop/any/creature/id/{id}': planned('One hero, whether it is on sale or not.', CreatureOffer, { ...byId, rate: 'read' }),
  'GET /api/shop/avatar/list': planned('Portraits.', Type.Array(AvatarOffer), { rate: 'read' }),
  'GET /api/shop/avatar/atlantis/list': planned('Portraits of Atlantis.', Type.Array(AvatarOffer), { rate: 'read' }),
  'GET /api/shop/avatar/ship/list': planned('Portraits of the ship.', Type.Array(AvatarOffer), { rate: 'read' }),
  'POST /api/shop/avatar/{id}/buy': planned('Buy a portrait.', Player, { ...byId }),
  'GET /api/shop/creature/exchange/{KIND}/options': planned(
    'What heroes of a kind can be exchanged for; the kind is in upper case.',
    Type.Array(ExchangeOption),
    { params: Type.Object({ KIND: Type.String({ pattern: '^[A-Z0-9_]{1,40}$' }) }), rate: 'read' },
  ),
  'POST /api/shop/creature/details/exchange/{id}': planned('What exactly an exchange would give and take.', ExchangeOption, {
    ...byId,
    body: { creatureIds: Type.Array(Id, { maxItems: 12 }) },
  }),
  'POST /api/shop/creature/{id}/exchange': planned('Exchange heroes.', Player, {
    ...byId,
    body: { creatureIds: Type.Array(Id, { maxItems: 12 }) },
  }),
  'GET /api/shop/artifact/list/context/{context}': planned('Artifacts on sale.', Type.Array(ArtifactOffer), {
    params: Type.Object({ context: Enum(ShopContext) }),
    rate: 'read',
  }),
  'POST /api/shop/artifact/{id}/buy': planned('Buy an artifact for one or several heroes: their ids joined by a vertical bar.', Player, {
    ...byId,
    body: { creatureId: Type.String({ pattern: '^[0-9]+([|][0-9]+)*$', maxLength: 200 }) },
  }),
  'POST /api/shop/creature/{id}/buy': planned('Buy a hero.', Player, { ...byId }),
  'POST /api/shop/creature/ametist/{id}/buy': planned('Buy a hero for amethysts.', Player, { ...byId }),
  'POST /api/shop/creature/token/{id}/buy': planned('Buy a hero for tokens.', Player, { ...byId }),
  'POST /api/shop/creature/portal/{id}/buy': planned('Buy a hero of the portal shop.', Player, { ...byId }),
  'GET /api/shop/caviar/rank/list': planned('Ranks for caviar.', Type.Array(RankOffer), { rate: 'read' }),
  'GET /api/shop/caviar/eleph/list': planned('Elephant cards for caviar.', Type.Array(RankOffer), { rate: 'read' }),
  'POST /api/shop/caviar/rank/{id}/buy': planned('Buy a rank for caviar.', Player, { ...byId }),
  'POST /api/shop/caviar/eleph/{id}/buy': planned('Buy an elephant card for caviar.', Player, { ...byId }),
  'GET /api/shop/oblivion/token/info': planned('What oblivion gives tokens for.', Type.Array(ExchangeOption), { rate: 'read' }),
  'GET /api/shop/oblivion/hero/info': planned('Heroes that oblivion takes.', Type.Array(ExchangeOption), { rate: 'read' }),
  'GET /api/shop/oblivion/sell/{id}': planned('Give an ark hero back for its tokens.', Player, { ...byId }),
  'GET /api/shop/monastery/rank/10': planned('Heroes the monastery can lead to rank 10.', Type.Array(RankOffer), { rate: 'read' }),
  'GET /api/shop/monastery/{id}/info': planned('What the monastery asks of a hero.', RankOffer, { ...byId, rate: 'read' }),
  'GET /api/shop/pack/list': foreseen('Packs of the sale, in the order in which they are taken.', Type.Array(SalePack), { rate: 'read' }),
  'POST /api/shop/pack/{id}/buy': foreseen('Buy the next pack of the sale.', Gained, { ...byId }),
})
