import { Type } from 'typebox'
import { calls } from '../../call.ts'
import { CampaignStatus, Chest, DelayedChest, Wheel } from '../../entities/trade.ts'
import { CampaignType } from '../../enums.ts'
import { byId, Gained, planned, text } from '../../planned.ts'
import { Count, Enum, Id } from '../../schema.ts'
import { Artifact, Creature } from '../hero/entities.ts'
import { Player } from '../player/entities.ts'
import { Gain } from '../road/entities.ts'

export const campaign = calls({
  'GET /api/campaign/get/status/{type}': planned('How a campaign stands.', CampaignStatus, {
    params: Type.Object({ type: Enum(CampaignType) }),
    role: 'TRIAL',
    rate: 'read',
  }),
  'GET /api/campaign/get/ok/group': planned('Whether the reward for joining the group waits.', CampaignStatus, { rate: 'read' }),
  'GET /api/campaign/get/chest/status': planned('The first chest campaign: what was bought and what it opens.', Type.Array(Chest), {
    rate: 'read',
  }),
  'GET /api/campaign/get/chest2/status': planned('The second chest campaign: what was bought and what it opens.', Type.Array(Chest), {
    rate: 'read',
  }),
  'GET /api/campaign/get/chest3/status': planned('The third chest campaign: what was bought and what it opens.', Type.Array(Chest), {
    rate: 'read',
  }),
  'GET /api/campaign/get/art/status': planned(
    'The artifact set campaign.',
    Type.Object({ status: CampaignStatus, artifacts: Type.Array(Artifact) }),
    { rate: 'read' },
  ),
  'GET /api/campaign/get/wheel/status': planned('The wheel of fortune.', Wheel, { rate: 'read' }),
  'GET /api/campaign/get/portal/discounts': planned(
    'Discounts that can be used at a portal.',
    Type.Array(Type.Object({ discountPercent: Count, count: Count })),
    { rate: 'read', query: { portalId: Id } },
  ),
  'GET /api/campaign/spin/wheel': planned(
    'Spin the wheel for a ticket: the sector it stopped at, and the creatures a reward could go to.',
    Type.Object({ sector: Count, gains: Type.Array(Gain), creatures: Type.Array(Creature), player: Player }),
  ),
  'GET /api/campaign/wheel/take/reward': planned(
    'Take what the wheel gave.',
    Type.Object({ gains: Type.Array(Gain), creatures: Type.Array(Creature), player: Player }),
    { query: { optionalCreatureId: Type.Optional(Id) } },
  ),
  'GET /api/campaign/use/{id}': planned('Use what a campaign offers.', Gained, { ...byId }),
  'GET /api/daily/ok/take': planned('The daily gift of the social network.', Gained),
  'GET /api/integration/foto/gift/accept': planned('Accept the gift of the photo network.', Gained),
  'GET /api/integration/mystore/gift/accept': planned('Accept the gift of the store.', Gained),
  'POST /api/integration/ya/promocode/save': planned(
    'Redeem the promo codes that the portal signed.',
    Type.Object({ tokens: Type.Array(Type.String()) }),
    { body: { signature: text(20_000) } },
  ),
  'GET /api/delayed/chest/ensure': planned('The chest that opens with time; it is laid out if there was none.', DelayedChest),
  'GET /api/delayed/chest/speedup': planned('Open the chest at once for gems.', DelayedChest),
  'GET /api/delayed/chest/take': planned('Take what the opened chest holds.', Gained),
})
