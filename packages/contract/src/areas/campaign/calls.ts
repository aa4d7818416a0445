import { Type } from 'typebox'
import { defineCalls } from '../../call.ts'
import { byId, Count, Enum, Id, Nullable, text } from '../../schema.ts'
import { Artifact } from '../hero/entities.ts'
import { Gained } from '../player/entities.ts'
import { delayedChestCalls } from './delayed-chest.ts'
import { CampaignOffer, CampaignPage, CampaignStatus, ChestCampaign, ChestOpening } from './entities.ts'
import { CampaignType } from './enums.ts'
import { wheelCalls } from './wheel.ts'

/** Returns a chest campaign. It changes data: it creates the seeds of the next openings and publishes their hashes. */
const chests = <const S extends string>(name: S) =>
  ({
    summary: `${name}: the bought gems, its chests, and their odds.`,
    role: 'TRIAL',
    rate: 'read',
    changes: true,
    reply: ChestCampaign,
  }) as const
/** Accepts the gift of a platform, which is for its own players. */
const partnerGift = <const S extends string>(summary: S) =>
  ({ summary, role: 'TRIAL', rate: 'write', changes: true, reply: Gained, errors: ['FORBIDDEN', 'ALREADY_TAKEN'] }) as const

export const calls = defineCalls({
  'GET /api/campaign/list': {
    summary: 'The active campaigns, in the order of their ends, then the next ones.',
    role: 'TRIAL',
    rate: 'read',
    extension: true,
    reply: Type.Array(CampaignStatus),
  },
  'GET /api/campaign/get/status/{type}': {
    summary: 'The state and the offers of a campaign. Marks it as seen by the player.',
    role: 'TRIAL',
    rate: 'read',
    changes: true,
    params: Type.Object({ type: Enum(CampaignType) }),
    reply: CampaignPage,
  },
  'GET /api/campaign/get/ok/group': {
    summary: 'The rewards for joining the group of the social network: a single one and a daily one.',
    role: 'TRIAL',
    rate: 'read',
    reply: Type.Object({ status: CampaignStatus, joining: Nullable(CampaignOffer), daily: Nullable(CampaignOffer) }),
  },
  'GET /api/campaign/get/chest/status': chests('The first chest campaign'),
  'GET /api/campaign/get/chest2/status': chests('The second chest campaign'),
  'GET /api/campaign/get/chest3/status': chests('The third chest campaign'),
  'GET /api/campaign/get/art/status': {
    summary: 'The artifact set campaign: its pieces and their prices.',
    role: 'TRIAL',
    rate: 'read',
    reply: Type.Object({ status: CampaignStatus, artifacts: Type.Array(Artifact), offers: Type.Array(CampaignOffer) }),
  },
  ...wheelCalls,
  'GET /api/campaign/get/portal/discounts': {
    summary: 'Discounts that this player can use at a portal.',
    role: 'TRIAL',
    rate: 'read',
    query: Type.Object({ portalId: Id }),
    reply: Type.Array(Type.Object({ discountPercent: Count, count: Count })),
    errors: ['PLACE_NOT_FOUND'],
  },
  'GET /api/campaign/use/{id}': {
    summary: 'Open a chest of a campaign, or take or buy one of its offers.',
    role: 'TRIAL',
    rate: 'write',
    changes: true,
    ...byId,
    /** `opening`: null if no chest was opened. */
    reply: Type.Object({ ...Gained.properties, opening: Nullable(ChestOpening) }),
    errors: [
      'PRODUCT_NOT_FOUND',
      'OFFER_LOCKED',
      'OFFER_LIMIT',
      'ALREADY_TAKEN',
      'REWARD_NOT_READY',
      'NOT_ENOUGH_RESOURCES',
      'STATE_CHANGED',
    ],
  },
  'GET /api/daily/ok/take': {
    summary: 'Take the daily gift of the social network, while its campaign is active.',
    role: 'TRIAL',
    rate: 'write',
    changes: true,
    reply: Gained,
    errors: ['PRODUCT_NOT_FOUND', 'OFFER_LIMIT'],
  },
  'GET /api/integration/foto/gift/accept': partnerGift('Accept the gift of the photo network, once.'),
  'GET /api/integration/mystore/gift/accept': partnerGift('Accept the gift of the store, once.'),
  'POST /api/integration/ya/promocode/save': {
    summary: 'Redeem the promo codes that the portal signed, each once.',
    role: 'TRIAL',
    rate: 'write',
    changes: true,
    body: Type.Object({ signature: text(20_000) }),
    /** `tokens`: those that this player has redeemed, now or before. The client confirms them to the portal. */
    reply: Type.Object({ ...Gained.properties, tokens: Type.Array(Type.String()) }),
    errors: ['PROOF_INVALID', 'PLATFORM_NOT_SET'],
  },
  ...delayedChestCalls,
})
