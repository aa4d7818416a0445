import { Type } from 'typebox'
import { defineCalls } from '../../../call.ts'
import { RevealedDraw } from '../../../economy/seed.ts'
import { Count, Enum } from '../../../schema.ts'
import { Force } from '../../hero/enums.ts'
import { Gained } from '../../player/entities.ts'
import { Building, ClanInfo, FactoryGift, HallOption } from '../entities.ts'
import { ClanBuilding, ClanTheme } from '../enums.ts'

const read = { role: 'PLAYER', rate: 'read' } as const
const write = { role: 'PLAYER', rate: 'write', changes: true } as const

/** Work on one building. */
const work = { ...write, body: Type.Object({ buildingType: Enum(ClanBuilding) }), reply: Building } as const

/** The buildings of a clan, what two of them give, and its theme. */
export const buildingCalls = defineCalls({
  'GET /api/clan/building/list': { summary: 'Buildings of my clan.', ...read, reply: Type.Array(Building), errors: ['CLAN_MISSING'] },
  'POST /api/clan/building/start': {
    summary: 'Begin to build the next level, for a price from the budget.',
    ...work,
    errors: ['CLAN_MISSING', 'CLAN_RANK', 'BUILDING_BUSY', 'BUILDING_FINISHED', 'OFFER_LOCKED', 'CLAN_RESOURCES'],
  },
  'POST /api/clan/building/speedup': {
    summary: 'Finish the work at once, for gems of the budget.',
    ...work,
    errors: ['CLAN_MISSING', 'CLAN_RANK', 'BUILDING_IDLE', 'CLAN_RESOURCES'],
  },
  'POST /api/clan/building/complete': {
    summary: 'Close finished work: the building has its next level.',
    ...work,
    errors: ['CLAN_MISSING', 'CLAN_RANK', 'BUILDING_IDLE', 'REWARD_NOT_READY'],
  },
  'GET /api/clan/hall/options': {
    summary: 'The forces of the hall of fame.',
    ...read,
    reply: Type.Array(HallOption),
    errors: ['CLAN_MISSING'],
  },
  'POST /api/clan/hall/improve': {
    summary: 'Raise a force of the hall of fame by one rank, for a price from the budget.',
    ...write,
    /** `toLevel`: the next rank, so that two members together do not pay for two. */
    body: Type.Object({ force: Enum(Force), toLevel: Count }),
    reply: Type.Array(HallOption),
    errors: ['CLAN_MISSING', 'CLAN_RANK', 'STATE_CHANGED', 'FORCE_FINISHED', 'CLAN_RESOURCES'],
  },
  'GET /api/clan/factory/gift/get': {
    summary: 'The gift of the gear factory: its odds, and when it can be taken.',
    ...read,
    // It creates the seed of the gift and publishes its hash.
    changes: true,
    reply: FactoryGift,
    errors: ['CLAN_MISSING', 'OFFER_LOCKED'],
  },
  'GET /api/clan/factory/gift/take': {
    summary: 'Take the gift of the gear factory, once a day.',
    ...write,
    reply: Type.Object({ ...Gained.properties, draw: RevealedDraw, gift: FactoryGift }),
    errors: ['CLAN_MISSING', 'OFFER_LOCKED', 'OFFER_LIMIT', 'STATE_CHANGED'],
  },
  'POST /api/clan/theme/set': {
    summary: 'Set the theme: three times free, then for 250 gems of the budget.',
    ...write,
    query: Type.Object({ number: Type.Integer({ minimum: 0, maximum: ClanTheme.length - 1 }) }),
    reply: ClanInfo,
    errors: ['CLAN_MISSING', 'CLAN_RANK', 'STATE_CHANGED', 'CLAN_RESOURCES'],
  },
})
