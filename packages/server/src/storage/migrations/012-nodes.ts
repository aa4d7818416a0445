// The servers that are running, with the version of stored data that each knows, and the oldest version that may still run. Times are milliseconds of the
// database's clock.

export const sql: string[] = [
  'create table node (id text primary key, version bigint not null, seen_at bigint not null)',
  'create table data_version (id bigint primary key, oldest bigint not null)',
  'insert into data_version (id, oldest) values (1, 0)',
]
