import { Type } from 'typebox'
import { defineCalls } from '../../call.ts'
import { Gain } from '../../economy/gain.ts'
import { planned } from '../../planned.ts'
import { byId, Count, Enum, Id, text } from '../../schema.ts'
import { Artifact, Creature } from '../hero/entities.ts'
import { Gained, Player } from '../player/entities.ts'
import { CampaignStatus, Chest, DelayedChest, Wheel } from './entities.ts'
import { CampaignType } from './enums.ts'

export const calls = defineCalls({
  'GET /api/campaign/get/status/{type}': planned('How a campaign stands.', CampaignStatus, {
    params: Type.Object({ type: Enum(CampaignType) }),
    role: 'TRIAL',
  }),
  'GET /api/campaign/get/ok/group': planned('Whether the reward for joining the group waits.', CampaignStatus),
  'GET /api/campaign/get/chest/status': planned('The first chest campaign: what was bought and what it opens.', Type.Array(Chest), {}),
  'GET /api/campaign/get/chest2/status': planned('The second chest campaign: what was bought and what it opens.', Type.Array(Chest), {}),
  'GET /api/campaign/get/chest3/status': planned('The third chest campaign: what was bought and what it opens.', Type.Array(Chest), {}),
  'GET /api/campaign/get/art/status': planned(
    'The artifact set campaign.',
    Type.Object({ status: CampaignStatus, artifacts: Type.Array(Artifact) }),
  ),
  'GET /api/campaign/get/wheel/status': planned('The wheel of fortune.', Wheel),
  'GET /api/campaign/get/portal/discounts': planned(
    'Discounts that can be used at a portal.',
    Type.Array(Type.Object({ discountPercent: Count, count: Count })),
    { query: { portalId: Id } },
  ),
  'GET /api/campaign/spin/wheel': planned(
    'Spin the wheel for a ticket: the sector it stopped at, and the creatures a reward could go to.',
    Type.Object({ sector: Count, gains: Type.Array(Gain), creatures: Type.Array(Creature), player: Player }),
    { changes: true },
  ),
  'GET /api/campaign/wheel/take/reward': planned(
    'Take what the wheel gave.',
    Type.Object({ gains: Type.Array(Gain), creatures: Type.Array(Creature), player: Player }),
    { changes: true, query: { optionalCreatureId: Type.Optional(Id) } },
  ),
  'GET /api/campaign/use/{id}': planned('Use what a campaign offers.', Gained, { ...byId, changes: true }),
  'GET /api/daily/ok/take': planned('The daily gift of the social network.', Gained, { changes: true }),
  'GET /api/integration/foto/gift/accept': planned('Accept the gift of the photo network.', Gained, { changes: true }),
  'GET /api/integration/mystore/gift/accept': planned('Accept the gift of the store.', Gained, { changes: true }),
  'POST /api/integration/ya/promocode/save': planned(
    'Redeem the promo codes that the portal signed.',
    Type.Object({ tokens: Type.Array(Type.String()) }),
    { changes: true, body: { signature: text(20_000) } },
  ),
  'GET /api/delayed/chest/ensure': planned('The chest that opens with time; it is laid out if there was none.', DelayedChest, {
    changes: true,
  }),
  'GET /api/delayed/chest/speedup': planned('Open the chest at once for gems.', DelayedChest, { changes: true }),
  'GET /api/delayed/chest/take': planned('Take what the opened chest holds.', Gained, { changes: true }),
})
