export type { Db, Tx } from './db.ts'
export { NO_TIME_LIMIT, openPostgres } from './postgres.ts'
export { openSqlite } from './sqlite.ts'
