// How often a proof was exchanged: portals whose launches say no time give a player the same one each time, and it is taken a few times a day.

export const sql: string[] = ['alter table proof_used add column times integer not null default 1']
