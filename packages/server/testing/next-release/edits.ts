// The next release, for tests: this one with changes of the kinds that releases make, in the text of its modules.

import type { Edit } from '../edited-server.ts'

/** A hero and a consumable that only the next release knows. */
export const NEXT = 'kind_of_the_next'

/** Adds a field, a column, a table and kinds of things. Each save of a player counts in the field and in the column. */
const adding: readonly Edit[] = [
  ['/areas/player/upgrade.ts', ']\n\n/** The current version', '  (state) => ({ saves: 0, ...state }),\n]\n\n/** The current version'],
  ['/areas/player/state.ts', '  version: STATE_VERSION,', '  version: STATE_VERSION,\n  saves: 0,'],
  [
    '/areas/player/index.ts',
    'migrations: [',
    `migrations: [{ name: '2090-01-01-next', sql: [
      'create table next_note (id bigint primary key, note text)',
      'alter table player add column saves bigint not null default 0',
    ] }, `,
  ],
  ['/areas/player/repository.ts', "'update player set state = ?,", "'update player set saves = saves + 1, state = ?,"],
  ['/areas/player/repository.ts', '  tx.changed.add(player.id)\n', '  tx.changed.add(player.id)\n  player.state.saves++\n'],
  [
    '/areas/hero/creatures/index.ts',
    'export const creatures: readonly CreatureKind[] = [',
    `export const creatures: readonly CreatureKind[] = [{ ...heroes[0]!, id: 99_999, imageId: '${NEXT}' }, `,
  ],
  [
    '/areas/battle/rows.ts',
    'readonly ConsumableKind[] = rows.map(',
    `readonly ConsumableKind[] = [...rows, ['${NEXT}', ...rows[0]!.slice(1)]].map(`,
  ],
  [
    '/areas/player/create.ts',
    "import { newState } from './state.ts'",
    `import { newState } from './state.ts'
     const addNext = async (tx, { id, state }, now) => {
       await recruit(tx, id, state, '${NEXT}', { level: 1, now })
       state.consumables.push({ id: state.nextItem++, kind: '${NEXT}', count: 2 })
     }`,
  ],
  ['/areas/player/create.ts', '  if (ref) await', '  await addNext(tx, player, now)\n  if (ref) await'],
]

/** Stores what servers that know only the version of this release cannot read. */
const breaking: readonly Edit[] = [
  ['/areas/player/upgrade.ts', 'export const OLDEST_READER = ', 'export const OLDEST_READER = STATE_VERSION || '],
]

export const releases = { this: [], next: adding, 'after next': [...adding, ...breaking] } as const satisfies Record<
  string,
  readonly Edit[]
>
