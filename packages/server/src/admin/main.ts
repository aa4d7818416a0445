// Commands for the operator, on the server's database: `npm run admin -- farming`. Each is run in one transaction and returns the text to print.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { supportReport } from '../areas/mail/report.ts'
import { auditReport } from '../areas/moderation/audit/verify.ts'
import { operatorReports } from '../areas/moderation/operator-reports.ts'
import { STATE_VERSION } from '../areas/player/upgrade.ts'
import { ConfigError, readConfig } from '../config.ts'
import { explain } from '../explain.ts'
import type { Db, Tx } from '../storage/db.ts'
import { requireVersion } from '../storage/nodes/repository.ts'
import { NO_TIME_LIMIT, openPostgres } from '../storage/postgres.ts'
import { openSqlite } from '../storage/sqlite.ts'
import { appoint } from './appoint.ts'
import { farmingReport } from './farming.ts'
import { givePromotion } from './promotion.ts'

const commands: Readonly<Record<string, (tx: Tx, now: number, about: string) => Promise<string>>> = {
  farming: farmingReport,
  support: supportReport,
  reports: operatorReports,
  audit: (tx, _now, hash) => auditReport(tx, hash),
  promotion: givePromotion,
  moderator: (tx, now, player) => appoint(tx, now, player, 'MODERATOR'),
  administrator: (tx, now, player) => appoint(tx, now, player, 'ADMIN'),
  creator: (tx, now, player) => appoint(tx, now, player, 'GOD'),
  player: (tx, now, player) => appoint(tx, now, player, 'PLAYER'),
}

function open({ databaseUrl, dataDir }: { readonly databaseUrl: string | null; readonly dataDir: string }): Db {
  if (databaseUrl) return openPostgres(databaseUrl, NO_TIME_LIMIT)
  const file = join(dataDir, 'skystair.db')
  if (!existsSync(file)) throw new ConfigError(`There is no database in ${dataDir}: set DATA_DIR or DATABASE_URL as the server has it.`)
  return openSqlite(file)
}

let dataDir = ''
try {
  const [name = '', ...rest] = process.argv.slice(2)
  const about = rest.join(' ')
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!command) throw new ConfigError(`Say which command: npm run admin -- ${Object.keys(commands).join(' | ')}`)
  const config = readConfig(process.env)
  dataDir = config.dataDir
  const db = open(config)
  // A report must not keep the server from writing.
  const run = name === 'farming' || name === 'support' ? db.read : db.tx
  const output = await run(async (tx) => {
    await requireVersion(tx, { version: STATE_VERSION })
    return command(tx, Date.now(), about)
  })
  console.log(output)
  await db.close()
} catch (error) {
  console.error(explain(error, dataDir, 0))
  process.exit(1)
}
