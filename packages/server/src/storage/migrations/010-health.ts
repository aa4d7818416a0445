// Written to see whether the database can store anything. Times are milliseconds.

export const sql: string[] = [
  'create table health (id bigint primary key, at bigint not null)',
  'insert into health (id, at) values (1, 0)',
]
