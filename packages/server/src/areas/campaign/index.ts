import { contract } from '@skystair/contract'
import { defineArea } from '../../area.ts'
import { setCalendar } from './calendar-file.ts'
import { chestStatus } from './chests.ts'
import { ensureChest, speedUpChest, takeChest } from './delayed-chest/chest.ts'
import { rewardKinds } from './delayed-chest/given.ts'
import { delayedChestTable } from './delayed-chest/migration.ts'
import { campaignTables } from './migration.ts'
import { artifactSetPage, campaignPage, discountsAtPortal, okGroup, takeOkDaily, useOffer } from './pages.ts'
import { acceptPartnerGift } from './partner-gift.ts'
import { savePromoCodes } from './promo-code.ts'
import { listCampaigns } from './status.ts'
import { wheelTables } from './wheel/migration.ts'
import { spinWheel, takePrize } from './wheel/spin.ts'
import { wheelStatus } from './wheel/status.ts'

export const area = defineArea(contract.campaign, {
  tables: {
    campaign_seen: { for: 'PLAYER', most: 'CATALOGUE' },
    delayed_chest: { for: 'PLAYER', most: 1 },
    promo_code: { keptFor: 'a promo code is redeemed once', by: 'the codes that a platform sells' },
    wheel_gems: { for: 'PLAYER', most: 1 },
    wheel_prize: { for: 'PLAYER', most: 1 },
  },
  rewardKinds,
  personal: [
    { table: 'campaign_seen', by: ['player_id'], exported: ['type', 'time_key'], hidden: ['player_id'], onDeletion: 'DELETE' },
    {
      table: 'promo_code',
      by: ['player_id'],
      exported: ['product_id', 'at'],
      hidden: ['token_hash', 'player_id'],
      onDeletion: { keptFor: 'a promo code is redeemed once; it holds nothing but a hash' },
    },
    {
      table: 'wheel_prize',
      by: ['player_id'],
      exported: ['kind', 'number', 'sector', 'rewards', 'instead'],
      hidden: ['player_id'],
      onDeletion: 'DELETE',
    },
    { table: 'wheel_gems', by: ['player_id'], exported: ['gems', 'day', 'tickets'], hidden: ['player_id'], onDeletion: 'DELETE' },
    {
      table: 'delayed_chest',
      by: ['player_id'],
      exported: ['number', 'type', 'placed_at', 'ready_at'],
      hidden: ['player_id'],
      onDeletion: 'DELETE',
    },
  ],
  migrations: [campaignTables, wheelTables, delayedChestTable],
  configure: setCalendar,
  handlers: {
    'GET /api/campaign/list': listCampaigns,
    'GET /api/campaign/get/status/{type}': campaignPage,
    'GET /api/campaign/get/ok/group': okGroup,
    'GET /api/campaign/get/chest/status': chestStatus('CHEST'),
    'GET /api/campaign/get/chest2/status': chestStatus('CHEST_2'),
    'GET /api/campaign/get/chest3/status': chestStatus('CHEST_3'),
    'GET /api/campaign/get/art/status': artifactSetPage,
    'GET /api/campaign/get/portal/discounts': discountsAtPortal,
    'GET /api/campaign/use/{id}': useOffer,
    'GET /api/daily/ok/take': takeOkDaily,
    'GET /api/integration/foto/gift/accept': acceptPartnerGift,
    'GET /api/integration/mystore/gift/accept': acceptPartnerGift,
    'POST /api/integration/ya/promocode/save': savePromoCodes,
    'GET /api/campaign/get/wheel/status': wheelStatus,
    'GET /api/campaign/spin/wheel': spinWheel,
    'GET /api/campaign/wheel/take/reward': takePrize,
    'GET /api/delayed/chest/ensure': ensureChest,
    'GET /api/delayed/chest/speedup': speedUpChest,
    'GET /api/delayed/chest/take': takeChest,
  },
})
