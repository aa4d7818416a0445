// Writes the table of the platforms' settings into docs/operating.md: `npm run adapter -- update` does it.
import { readFileSync, writeFileSync } from 'node:fs'
import { findPlatforms, platformsOf } from './platforms.ts'
import { settingsTable, withTable } from './settings-table.ts'

const file = new URL('../../../docs/operating.md', import.meta.url)
writeFileSync(file, withTable(readFileSync(file, 'utf8'), settingsTable(platformsOf(await findPlatforms(), {}))))
