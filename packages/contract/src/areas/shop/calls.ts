import { Type } from 'typebox'
import { defineCalls } from '../../call.ts'
import { planned, plannedExtension } from '../../planned.ts'
import { byId, Count, Enum, Id, text } from '../../schema.ts'
import { Gained, Player } from '../player/entities.ts'
import { ArtifactOffer, AvatarOffer, Booster, CreatureOffer, ExchangeOption, RankOffer, SalePack } from './entities.ts'
import { ShopContext } from './enums.ts'

export const calls = defineCalls({
  'GET /api/shop/booster/list': planned('Boosters.', Type.Array(Booster)),
  'POST /api/shop/booster/{id}/buy': planned(
    'Buy a booster: it replaces or prolongs the one that runs.',
    Type.Object({ balance: Count, booster: Booster }),
    { ...byId, changes: true },
  ),
  'GET /api/shop/creature/list': planned('Heroes of the usual shop.', Type.Array(CreatureOffer)),
  'GET /api/shop/creature/town/hero/list': planned('Heroes of the castle of heroes.', Type.Array(CreatureOffer)),
  'GET /api/shop/creature/town/titan/list': planned('Titans of their castle.', Type.Array(CreatureOffer)),
  'GET /api/shop/creature/ametist/list': planned('Heroes for amethysts.', Type.Array(CreatureOffer)),
  'GET /api/shop/creature/water/list': planned('Heroes of the water shop.', Type.Array(CreatureOffer)),
  'GET /api/shop/creature/portal/list': planned('Heroes of the portal shop.', Type.Array(CreatureOffer)),
  'GET /api/shop/creature/{heroKind}/list': planned('Heroes of one kind: legend, myth, top and the like.', Type.Array(CreatureOffer), {
    params: Type.Object({ heroKind: text(40) }),
  }),
  'GET /api/shop/creature/id/{id}': planned('One hero of the shops.', CreatureOffer, { ...byId }),
  'GET /api/shop/any/creature/id/{id}': planned('One hero, whether it is on sale or not.', CreatureOffer, { ...byId }),
  'GET /api/shop/avatar/list': planned('Portraits.', Type.Array(AvatarOffer)),
  'GET /api/shop/avatar/atlantis/list': planned('Portraits of Atlantis.', Type.Array(AvatarOffer)),
  'GET /api/shop/avatar/ship/list': planned('Portraits of the ship.', Type.Array(AvatarOffer)),
  'POST /api/shop/avatar/{id}/buy': planned('Buy a portrait.', Player, { ...byId, changes: true }),
  'GET /api/shop/creature/exchange/{KIND}/options': planned(
    'What heroes of a kind can be exchanged for; the kind is in upper case.',
    Type.Array(ExchangeOption),
    { params: Type.Object({ KIND: Type.String({ pattern: '^[A-Z0-9_]{1,40}$' }) }) },
  ),
  'POST /api/shop/creature/details/exchange/{id}': planned('What exactly an exchange would give and take.', ExchangeOption, {
    ...byId,
    body: { creatureIds: Type.Array(Id, { maxItems: 12 }) },
  }),
  'POST /api/shop/creature/{id}/exchange': planned('Exchange heroes.', Player, {
    changes: true,
    ...byId,
    body: { creatureIds: Type.Array(Id, { maxItems: 12 }) },
  }),
  'GET /api/shop/artifact/list/context/{context}': planned('Artifacts on sale.', Type.Array(ArtifactOffer), {
    params: Type.Object({ context: Enum(ShopContext) }),
  }),
  'POST /api/shop/artifact/{id}/buy': planned('Buy an artifact for one or several heroes: their ids joined by a vertical bar.', Player, {
    changes: true,
    ...byId,
    body: { creatureId: Type.String({ pattern: '^[0-9]+([|][0-9]+)*$', maxLength: 200 }) },
  }),
  'POST /api/shop/creature/{id}/buy': planned('Buy a hero.', Player, { ...byId, changes: true }),
  'POST /api/shop/creature/ametist/{id}/buy': planned('Buy a hero for amethysts.', Player, { ...byId, changes: true }),
  'POST /api/shop/creature/token/{id}/buy': planned('Buy a hero for tokens.', Player, { ...byId, changes: true }),
  'POST /api/shop/creature/portal/{id}/buy': planned('Buy a hero of the portal shop.', Player, { ...byId, changes: true }),
  'GET /api/shop/caviar/rank/list': planned('Ranks for caviar.', Type.Array(RankOffer)),
  'GET /api/shop/caviar/eleph/list': planned('Elephant cards for caviar.', Type.Array(RankOffer)),
  'POST /api/shop/caviar/rank/{id}/buy': planned('Buy a rank for caviar.', Player, { ...byId, changes: true }),
  'POST /api/shop/caviar/eleph/{id}/buy': planned('Buy an elephant card for caviar.', Player, { ...byId, changes: true }),
  'GET /api/shop/oblivion/token/info': planned('What oblivion gives tokens for.', Type.Array(ExchangeOption)),
  'GET /api/shop/oblivion/hero/info': planned('Heroes that oblivion takes.', Type.Array(ExchangeOption)),
  'GET /api/shop/oblivion/sell/{id}': planned('Give an ark hero back for its tokens.', Player, { ...byId, changes: true }),
  'GET /api/shop/monastery/rank/10': planned('Heroes the monastery can lead to rank 10.', Type.Array(RankOffer)),
  'GET /api/shop/monastery/{id}/info': planned('What the monastery asks of a hero.', RankOffer, { ...byId }),
  'GET /api/shop/pack/list': plannedExtension('Packs of the sale, in the order in which they are taken.', Type.Array(SalePack), {}),
  'POST /api/shop/pack/{id}/buy': plannedExtension('Buy the next pack of the sale.', Gained, { ...byId, changes: true }),
})
