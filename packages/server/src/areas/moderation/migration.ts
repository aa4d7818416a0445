import type { Tx } from '../../storage/db.ts'
import type { Migration } from '../../storage/migrate.ts'

/**
 * Reports of players, one for each subject, such as `CHAT:17`; `text` is what was reported, as it was then. The audit log is a chain: each entry contains the
 * hash of the one before it, and `audit_head`, which has one row, the newest id and hash.
 */
export const moderation: Migration = {
  name: '2026-11-25-moderation',
  sql: [
    `create table report (
      id {{id}},
      subject text not null unique,
      kind text not null,
      message_id bigint,
      target_id bigint not null references player(id),
      reporter_id bigint not null references player(id),
      text text not null,
      said_at bigint not null,
      at bigint not null,
      closed_at bigint
    )`,
    'create index report_open on report (closed_at, id)',
    'create index report_of_target on report (target_id)',
    'create index report_of_reporter on report (reporter_id, at)',
    `create table audit_entry (
      id bigint primary key,
      at bigint not null,
      action text not null,
      actor_id bigint references player(id),
      target_id bigint references player(id),
      details text not null,
      before_hash text not null,
      hash text not null
    )`,
    'create index audit_entry_of_target on audit_entry (target_id, id)',
    'create index audit_entry_of_actor on audit_entry (actor_id, id)',
    'create table audit_head (one bigint primary key, id bigint not null, hash text not null)',
    "insert into audit_head (one, id, hash) values (1, 0, '')",
  ],
}

const REFUSAL = 'the audit log is append-only'

const sqliteTriggers = ['update', 'delete'].map(
  (change) => `create trigger audit_entry_no_${change} before ${change} on audit_entry begin select raise(abort, '${REFUSAL}'); end`,
)
const postgresTriggers = [
  `create function audit_entry_refuse() returns trigger language plpgsql as 'begin raise exception ''${REFUSAL}''; end'`,
  `create trigger audit_entry_append_only before update or delete or truncate on audit_entry
   for each statement execute function audit_entry_refuse()`,
]

async function createTriggers(tx: Tx): Promise<void> {
  for (const statement of tx.engine === 'sqlite' ? sqliteTriggers : postgresTriggers) await tx.run(statement)
}

/** Lets the database itself refuse to change or remove entries of the audit log. If somebody drops the triggers first, the change still breaks the chain. */
export const auditAppendOnly: Migration = { name: '2026-11-26-audit-append-only', sql: [], fill: createTriggers }

/** What moderators decided about a closed report: null before this migration. */
export const reportOutcomes: Migration = {
  name: '2026-11-29-report-outcomes',
  sql: ['alter table report add column outcome text', 'create index report_of_outcome on report (outcome, closed_at, id)'],
}

/** The times of the newest texts that a player has written, as JSON: one row for each group of texts that are counted together. */
export const recentTexts: Migration = {
  name: '2026-11-29-recent-texts',
  sql: [
    `create table recent_text (
      player_id bigint not null references player(id),
      flood text not null,
      times text not null,
      primary key (player_id, flood)
    )`,
  ],
}

/** Who has reported what: reports of several players about the same subject are one. */
export const reportReporters: Migration = {
  name: '2026-11-29-report-reporters',
  sql: [
    `create table report_reporter (
      report_id bigint not null references report(id) on delete cascade,
      reporter_id bigint not null references player(id),
      at bigint not null,
      primary key (report_id, reporter_id)
    )`,
    'create index report_reporter_at on report_reporter (reporter_id, at)',
    'insert into report_reporter (report_id, reporter_id, at) select id, reporter_id, at from report',
  ],
}
