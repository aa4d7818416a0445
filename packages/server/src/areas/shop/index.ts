import { contract } from '@skystair/contract'
import { defineArea } from '../../area.ts'
import { buyArtifact, listArtifacts } from './artifacts.ts'
import { buyAvatar, listAvatars } from './avatars.ts'
import { buyBooster, listBoosters, rewardKinds } from './boosters.ts'
import { buyClanOffer, listClanOffers } from './clan-shop.ts'
import { buyElephant, listElephants } from './elephants.ts'
import { exchangeDetails, exchangeHeroes, exchangeOptions } from './exchange.ts'
import { buyHero, heroOffer, listHeroes } from './heroes.ts'
import { heroInfo, sellToOblivion, tokenInfo } from './oblivion.ts'
import { buyPack, listPacks } from './packs.ts'
import { buyRank, caviarRanks, listRanks, monk, rankOffer } from './ranks.ts'

export const area = defineArea(contract.shop, {
  handlers: {
    'GET /api/shop/artifact/list/context/{context}': listArtifacts,
    'POST /api/shop/artifact/{id}/buy': buyArtifact,
    'GET /api/shop/avatar/list': (ctx) => listAvatars(ctx, 'avatar'),
    'GET /api/shop/avatar/atlantis/list': (ctx) => listAvatars(ctx, 'avatarAtlantis'),
    'GET /api/shop/avatar/ship/list': (ctx) => listAvatars(ctx, 'avatarShip'),
    'POST /api/shop/avatar/{id}/buy': buyAvatar,
    'GET /api/shop/booster/list': listBoosters,
    'POST /api/shop/booster/{id}/buy': buyBooster,
    'GET /api/shop/creature/list': (ctx) => listHeroes(ctx, 'usual'),
    'GET /api/shop/creature/town/hero/list': (ctx) => listHeroes(ctx, 'townHero'),
    'GET /api/shop/creature/town/titan/list': (ctx) => listHeroes(ctx, 'townTitan'),
    'GET /api/shop/creature/ametist/list': (ctx) => listHeroes(ctx, 'ametist'),
    'GET /api/shop/creature/water/list': (ctx) => listHeroes(ctx, 'water'),
    'GET /api/shop/creature/portal/list': (ctx) => listHeroes(ctx, 'portal'),
    'GET /api/shop/creature/{heroKind}/list': (ctx) => listHeroes(ctx, ctx.params.heroKind),
    'GET /api/shop/creature/id/{id}': (ctx) => heroOffer(ctx, ctx.params.id, { anyDay: false }),
    'GET /api/shop/any/creature/id/{id}': (ctx) => heroOffer(ctx, ctx.params.id, { anyDay: true }),
    'POST /api/shop/creature/{id}/buy': (ctx) => buyHero(ctx, ctx.params.id, null),
    'POST /api/shop/creature/ametist/{id}/buy': (ctx) => buyHero(ctx, ctx.params.id, 'ametist'),
    'POST /api/shop/creature/token/{id}/buy': (ctx) => buyHero(ctx, ctx.params.id, 'token'),
    'POST /api/shop/creature/portal/{id}/buy': (ctx) => buyHero(ctx, ctx.params.id, 'portal'),
    'GET /api/shop/caviar/rank/list': (ctx) => listRanks(ctx, caviarRanks),
    'POST /api/shop/caviar/rank/{id}/buy': (ctx) => buyRank(ctx, caviarRanks, ctx.params.id),
    'GET /api/shop/caviar/eleph/list': listElephants,
    'POST /api/shop/caviar/eleph/{id}/buy': buyElephant,
    'GET /api/shop/creature/exchange/{KIND}/options': exchangeOptions,
    'POST /api/shop/creature/details/exchange/{id}': exchangeDetails,
    'POST /api/shop/creature/{id}/exchange': exchangeHeroes,
    'GET /api/shop/oblivion/token/info': tokenInfo,
    'GET /api/shop/oblivion/hero/info': heroInfo,
    'GET /api/shop/oblivion/sell/{id}': sellToOblivion,
    'GET /api/shop/monastery/rank/10': (ctx) => listRanks(ctx, monk),
    'GET /api/shop/monastery/{id}/info': (ctx) => rankOffer(ctx, monk, ctx.params.id),
    'POST /api/shop/monastery/{id}/lead': (ctx) => buyRank(ctx, monk, ctx.params.id),
    'GET /api/shop/clan/list': listClanOffers,
    'POST /api/shop/clan/{id}/buy': buyClanOffer,
    'GET /api/shop/pack/list': listPacks,
    'POST /api/shop/pack/{id}/buy': buyPack,
  },
  rewardKinds,
})
