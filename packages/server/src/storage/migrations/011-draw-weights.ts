// The weights of the rows that a result was drawn from, as JSON: they let a draw be checked after the rows have changed. Earlier draws have none.

export const sql: string[] = ['alter table draw add column weights text']
