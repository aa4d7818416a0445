import type { Migration } from '../../storage/migrate.ts'

export const migrations: readonly Migration[] = [
  {
    // Renames two fields of `BattleMemory` in stored states. In JSON, only a key can be followed by an unescaped quote and a colon.
    name: '2026-11-22-battle-memory',
    sql: [
      `update battle set state = replace(replace(state, '"blows":', '"hits":'), '"temper":', '"phase":') where state like '%"blows":%'`,
    ],
  },
  {
    // The moves of fights in progress after those in `battle`, each with its change of the state: rewriting the whole state for each would be slow.
    name: '2026-11-22-battle-move',
    sql: [
      `create table battle_move (
        battle_id bigint not null references battle(id),
        version bigint not null,
        token text not null,
        move text not null,
        change text not null,
        primary key (battle_id, version)
      )`,
    ],
  },
  {
    // The version of the rules when the fight began; unknown for older fights.
    name: '2026-11-23-battle-rules-version',
    sql: ['alter table battle add column rules_version bigint'],
  },
]
