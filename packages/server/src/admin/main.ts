// Reports for the operator, from the server's database: `npm run admin -- farming`, `npm run admin -- support`. Changes nothing.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { supportReport } from '../areas/mail/report.ts'
import { ConfigError, readConfig } from '../config.ts'
import { explain } from '../explain.ts'
import type { Db } from '../storage/db.ts'
import { NO_TIME_LIMIT, openPostgres } from '../storage/postgres.ts'
import { openSqlite } from '../storage/sqlite.ts'
import { farmingReport } from './farming.ts'

const reports = { farming: farmingReport, support: supportReport }

function open({ databaseUrl, dataDir }: { readonly databaseUrl: string | null; readonly dataDir: string }): Db {
  if (databaseUrl) return openPostgres(databaseUrl, NO_TIME_LIMIT)
  const file = join(dataDir, 'skystair.db')
  if (!existsSync(file)) throw new ConfigError(`There is no database in ${dataDir}: set DATA_DIR or DATABASE_URL as the server has it.`)
  return openSqlite(file)
}

let dataDir = ''
try {
  const name = process.argv[2] ?? ''
  if (!Object.hasOwn(reports, name)) throw new ConfigError(`Say which report: npm run admin -- ${Object.keys(reports).join(' | ')}`)
  const config = readConfig(process.env)
  dataDir = config.dataDir
  const db = open(config)
  console.log(await db.tx((tx) => reports[name as keyof typeof reports](tx, Date.now())))
  await db.close()
} catch (error) {
  console.error(explain(error, dataDir, 0))
  process.exit(1)
}
