// Work that one node at a time may do, until a time in milliseconds.

export const sql: string[] = ['create table lease (name text primary key, holder text not null, until bigint not null)']
