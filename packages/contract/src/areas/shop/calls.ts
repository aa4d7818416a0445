import { Type } from 'typebox'
import { defineCalls } from '../../call.ts'
import { byId, Count, Enum, Id, text } from '../../schema.ts'
import { Gained, PlayerChange } from '../player/entities.ts'
import {
  ArkHero,
  ArtifactOffer,
  AvatarOffer,
  Booster,
  CardOffer,
  ClanShopOffer,
  CreatureOffer,
  ExchangeDetails,
  ExchangeOption,
  RankOffer,
  Sale,
} from './entities.ts'
import { ShopContext } from './enums.ts'

/** Lists today's heroes of a shop. */
const heroes = <const S extends string>(summary: S) => ({ summary, role: 'TRIAL', rate: 'read', reply: Type.Array(CreatureOffer) }) as const
/** Lists the portraits of a shop. */
const avatars = <const S extends string>(summary: S) => ({ summary, role: 'TRIAL', rate: 'read', reply: Type.Array(AvatarOffer) }) as const
/** Reads one offer of a shop. */
const hero = <const S extends string>(summary: S) =>
  ({ summary, role: 'TRIAL', rate: 'read', ...byId, reply: CreatureOffer, errors: ['PRODUCT_NOT_FOUND'] }) as const
/** Buys a hero. Each shop sells through one of the calls. */
const buyHero = <const S extends string>(summary: S) =>
  ({
    summary,
    role: 'TRIAL',
    rate: 'write',
    changes: true,
    ...byId,
    reply: PlayerChange,
    errors: ['PRODUCT_NOT_FOUND', 'OFFER_LOCKED', 'OFFER_LIMIT', 'NOT_ENOUGH_RESOURCES'],
  }) as const

/** The heroes to exchange for another. */
const heroesGiven = Type.Object({ creatureIds: Type.Array(Id, { minItems: 1, maxItems: 12, uniqueItems: true }) })
const exchangeErrors = ['PRODUCT_NOT_FOUND', 'CREATURE_NOT_FOUND', 'HEROES_UNSUITABLE', 'LAST_HERO'] as const
/** Raises a hero to a rank. */
const leadsHero = { role: 'TRIAL', rate: 'write', changes: true, ...byId, reply: PlayerChange } as const
const rankErrors = ['CREATURE_NOT_FOUND', 'OFFER_LOCKED', 'RANK_FINISHED', 'NOT_ENOUGH_RESOURCES', 'BATTLE_IN_PROGRESS'] as const

export const calls = defineCalls({
  'GET /api/shop/booster/list': { summary: 'Boosters, and which of them run.', role: 'TRIAL', rate: 'read', reply: Type.Array(Booster) },
  'POST /api/shop/booster/{id}/buy': {
    summary: 'Buy a booster: it prolongs the same one, and replaces another one of its family.',
    role: 'TRIAL',
    rate: 'write',
    changes: true,
    ...byId,
    /** `balance`: the remaining amount of the resource that was paid. */
    reply: Type.Object({ balance: Count, boosters: Type.Array(Booster), player: PlayerChange }),
    errors: ['PRODUCT_NOT_FOUND', 'OFFER_LOCKED', 'NOT_ENOUGH_RESOURCES'],
  },
  'GET /api/shop/creature/list': heroes('Heroes of the usual shop.'),
  'GET /api/shop/creature/town/hero/list': heroes('Heroes of the castle of heroes.'),
  'GET /api/shop/creature/town/titan/list': heroes('Titans of their castle.'),
  'GET /api/shop/creature/ametist/list': heroes('Heroes for amethysts.'),
  'GET /api/shop/creature/water/list': heroes('Heroes of the water shop.'),
  'GET /api/shop/creature/portal/list': heroes('Heroes of the portal shop.'),
  'GET /api/shop/creature/{heroKind}/list': {
    ...heroes('Heroes of any hero shop, by its name: legend, myth, top and the like.'),
    params: Type.Object({ heroKind: text(40) }),
    errors: ['NOT_FOUND'],
  },
  'GET /api/shop/creature/id/{id}': hero('One hero that is on sale today.'),
  'GET /api/shop/any/creature/id/{id}': hero('One hero of the shops, whether it is on sale today or not.'),
  'GET /api/shop/avatar/list': avatars('Portraits of the painter.'),
  'GET /api/shop/avatar/atlantis/list': avatars('Portraits of Atlantis.'),
  'GET /api/shop/avatar/ship/list': avatars('Portraits of the ship.'),
  'POST /api/shop/avatar/{id}/buy': {
    summary: 'Buy a portrait: it is worn at once, and kept.',
    role: 'TRIAL',
    rate: 'write',
    changes: true,
    ...byId,
    reply: PlayerChange,
    errors: ['PRODUCT_NOT_FOUND', 'OFFER_LOCKED', 'ALREADY_TAKEN', 'NOT_ENOUGH_RESOURCES'],
  },
  'GET /api/shop/creature/exchange/{KIND}/options': {
    summary: 'What heroes of a kind can be exchanged for today; the kind is in upper case.',
    role: 'TRIAL',
    rate: 'read',
    params: Type.Object({ KIND: Type.String({ pattern: '^[A-Z0-9_]{1,40}$' }) }),
    reply: Type.Array(ExchangeOption),
    errors: ['NOT_FOUND'],
  },
  'POST /api/shop/creature/details/exchange/{id}': {
    summary: 'What exactly an exchange would give and take.',
    role: 'TRIAL',
    rate: 'read',
    ...byId,
    body: heroesGiven,
    reply: ExchangeDetails,
    errors: [...exchangeErrors],
  },
  'POST /api/shop/creature/{id}/exchange': {
    summary: 'Exchange heroes for another. What they wear returns to the backpack.',
    role: 'TRIAL',
    rate: 'write',
    changes: true,
    ...byId,
    body: heroesGiven,
    reply: PlayerChange,
    errors: [...exchangeErrors, 'OFFER_LOCKED', 'OFFER_LIMIT', 'NOT_ENOUGH_RESOURCES', 'BATTLE_IN_PROGRESS'],
  },
  'GET /api/shop/artifact/list/context/{context}': {
    summary: 'Artifacts on sale, and what each would be for each of the player’s heroes.',
    role: 'TRIAL',
    rate: 'read',
    params: Type.Object({ context: Enum(ShopContext) }),
    reply: Type.Array(ArtifactOffer),
  },
  'POST /api/shop/artifact/{id}/buy': {
    summary: 'Buy an artifact for one or several heroes, one piece each: their ids joined by a vertical bar.',
    role: 'TRIAL',
    rate: 'write',
    changes: true,
    ...byId,
    body: Type.Object({ creatureId: Type.String({ pattern: '^[0-9]{1,15}([|][0-9]{1,15})*$', maxLength: 200 }) }),
    reply: PlayerChange,
    errors: ['PRODUCT_NOT_FOUND', 'OFFER_LOCKED', 'NOT_ENOUGH_RESOURCES', 'CREATURE_NOT_FOUND', 'NO_ARTIFACT_SLOT'],
  },
  'POST /api/shop/creature/{id}/buy': buyHero('Buy a hero.'),
  'POST /api/shop/creature/ametist/{id}/buy': buyHero('Buy a hero for amethysts.'),
  'POST /api/shop/creature/token/{id}/buy': buyHero('Buy a hero for tokens.'),
  'POST /api/shop/creature/portal/{id}/buy': buyHero('Buy a hero of the portal shop.'),
  'GET /api/shop/caviar/rank/list': {
    summary: 'The next rank of each hero who has one, for caviar.',
    role: 'TRIAL',
    rate: 'read',
    reply: Type.Array(RankOffer),
  },
  'GET /api/shop/caviar/eleph/list': {
    summary: 'Elephant cards for caviar.',
    role: 'TRIAL',
    rate: 'read',
    reply: Type.Array(CardOffer),
  },
  'POST /api/shop/caviar/rank/{id}/buy': { summary: 'Buy a hero’s next rank for caviar.', ...leadsHero, errors: [...rankErrors] },
  'POST /api/shop/caviar/eleph/{id}/buy': {
    summary: 'Buy elephant cards for caviar.',
    role: 'TRIAL',
    rate: 'write',
    changes: true,
    ...byId,
    reply: PlayerChange,
    errors: ['PRODUCT_NOT_FOUND', 'OFFER_LOCKED', 'NOT_ENOUGH_RESOURCES'],
  },
  'GET /api/shop/oblivion/token/info': {
    summary: 'Every kind of hero of the ark, and its full price in tokens.',
    role: 'TRIAL',
    rate: 'read',
    reply: Type.Array(ArkHero),
  },
  'GET /api/shop/oblivion/hero/info': {
    summary: 'The player’s heroes that oblivion takes, each for the tokens that the player paid for it.',
    role: 'TRIAL',
    rate: 'read',
    reply: Type.Array(ArkHero),
  },
  'GET /api/shop/oblivion/sell/{id}': {
    summary: 'Give back a hero that was bought for tokens. The same amount is returned. What it wears returns to the backpack.',
    role: 'TRIAL',
    rate: 'write',
    changes: true,
    ...byId,
    reply: PlayerChange,
    errors: ['CREATURE_NOT_FOUND', 'HEROES_UNSUITABLE', 'LAST_HERO', 'OFFER_LOCKED', 'BATTLE_IN_PROGRESS'],
  },
  'GET /api/shop/monastery/rank/10': {
    summary: 'Heroes that the monastery can lead to rank 10.',
    role: 'TRIAL',
    rate: 'read',
    reply: Type.Array(RankOffer),
  },
  'GET /api/shop/monastery/{id}/info': {
    summary: 'What the monastery asks of a hero.',
    role: 'TRIAL',
    rate: 'read',
    ...byId,
    reply: RankOffer,
    errors: ['CREATURE_NOT_FOUND'],
  },
  'POST /api/shop/monastery/{id}/lead': {
    summary: 'Lead a hero to rank 10.',
    extension: true,
    ...leadsHero,
    errors: [...rankErrors, 'RANK_NOT_READY'],
  },
  'GET /api/shop/clan/list': {
    summary: 'What the shop of clans sells to their members.',
    role: 'TRIAL',
    rate: 'read',
    extension: true,
    reply: Type.Array(ClanShopOffer),
  },
  'POST /api/shop/clan/{id}/buy': {
    summary: 'Buy from the shop of clans, as a member of one.',
    role: 'PLAYER',
    rate: 'write',
    changes: true,
    extension: true,
    ...byId,
    reply: Gained,
    errors: ['PRODUCT_NOT_FOUND', 'OFFER_LOCKED', 'OFFER_LIMIT', 'NOT_ENOUGH_RESOURCES'],
  },
  'GET /api/shop/pack/list': {
    summary: 'The sale that is on, or the next one, with its packs in the order in which they are taken.',
    role: 'TRIAL',
    rate: 'read',
    extension: true,
    reply: Sale,
  },
  'POST /api/shop/pack/{id}/buy': {
    summary: 'Buy the next pack of the sale.',
    role: 'TRIAL',
    rate: 'write',
    changes: true,
    extension: true,
    ...byId,
    reply: Gained,
    errors: ['PRODUCT_NOT_FOUND', 'OFFER_LOCKED', 'ALREADY_TAKEN', 'NOT_ENOUGH_RESOURCES'],
  },
})
