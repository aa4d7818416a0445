import { Type } from 'typebox'
import { defineCalls } from '../../../call.ts'
import { Gain } from '../../../economy/gain.ts'
import { Enum, Flag, Nullable } from '../../../schema.ts'
import { PlayerChange } from '../../player/entities.ts'
import { ClanInfo, RaidInfo, RaidOptions } from '../entities.ts'
import { RaidDifficulty } from '../enums.ts'

const read = { role: 'PLAYER', rate: 'read' } as const
const write = { role: 'PLAYER', rate: 'write', changes: true } as const

/** The raids of a clan. */
export const raidCalls = defineCalls({
  'GET /api/clan/raid/get': {
    summary: 'The raid that the player is on, or else that of my clan.',
    ...read,
    reply: RaidInfo,
    errors: ['CLAN_MISSING'],
  },
  'GET /api/clan/raid/options': {
    summary: 'The difficulties of raids with their rewards.',
    ...read,
    reply: Type.Array(RaidOptions),
    errors: ['CLAN_MISSING'],
  },
  'POST /api/clan/raid/start': {
    summary:
      'Set out on the raid of my clan; the first member begins it. Not with a share of another clan’s raid, until that clan’s waiting is over.',
    ...write,
    reply: Type.Object({ raid: RaidInfo, player: PlayerChange }),
    errors: ['CLAN_MISSING', 'RAID_CLOSED', 'RAID_RESTING', 'RAID_ELSEWHERE', 'STATE_CHANGED', 'BATTLE_IN_PROGRESS'],
  },
  'POST /api/clan/raid/speedup': {
    summary: 'End the waiting after a raid for gems. Changes nothing without one.',
    ...write,
    reply: Type.Object({ raid: RaidInfo, player: PlayerChange }),
    errors: ['CLAN_MISSING', 'NOT_ENOUGH_RESOURCES'],
  },
  'POST /api/clan/raid/end': {
    summary: 'Leave the raid and collect the reward if it is over. With `reset`, the next start begins at the bottom of the tower.',
    ...write,
    body: Type.Object({ reset: Flag }),
    /**
     * Without `reset` the way through the tower continues where the player left it; with it, at the bottom with other squads. `raid` is null if the player is in no clan; `gains` is the
     * reward that was granted now.
     */
    reply: Type.Object({ raid: Nullable(RaidInfo), player: PlayerChange, gains: Type.Array(Gain) }),
    errors: ['STATE_CHANGED', 'BATTLE_IN_PROGRESS'],
  },
  'POST /api/clan/raid/difficulty/set': {
    summary: 'Set the difficulty of the next raid.',
    ...write,
    body: Type.Object({ raidDifficulty: Enum(RaidDifficulty) }),
    reply: ClanInfo,
    errors: ['CLAN_MISSING', 'CLAN_RANK', 'RAID_CLOSED'],
  },
})
