export type { Db, Tx } from './db.ts'
export { openPostgres } from './postgres.ts'
export { openSqlite } from './sqlite.ts'
