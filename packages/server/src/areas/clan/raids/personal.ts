import type { PersonalTable } from '../../../personal-table.ts'

export const raidTables: readonly PersonalTable[] = [
  {
    table: 'clan_raider',
    by: ['player_id'],
    exported: ['raid_id', 'taken', 'stair', 'attempt', 'coordinate', 'back_context', 'back_coordinate', 'rewarded_at'],
    hidden: ['player_id'],
    onDeletion: { keptFor: 'the shares of a raid add up to the stairs that were taken; they hold no name' },
  },
]
