import { join } from 'node:path'
import { openSqlite } from '@skystair/server/storage'
import { RoadBot } from '@skystair/testing/bots'
import { openPage } from '@skystair/testing/browser'
import { expect, it } from 'vitest'
import { browserAndServer } from './browser-and-server.ts'

const opened = browserAndServer({ RATE_FACTOR: '10' })

/** What pages have reported to the server. */
async function reports(): Promise<readonly string[]> {
  const db = openSqlite(join(opened.server.dataDir, 'skystair.db'))
  const rows = await db.read((tx) => tx.all<{ message: string }>('select message from client_log'))
  await db.close()
  return rows.map(({ message }) => message)
}

// The other tests reduce motion, so that nothing of this runs in them: such as the shake of a critical hit.
it('animates each event of fights with all motion, and nothing fails', async () => {
  const open = await openPage(opened.browser, 600, 900, 'LIVELY')
  const bot = new RoadBot(open.page, opened.server.url, 'EN')
  await bot.open()
  await bot.begin()
  const logs: string[][] = []
  for (let fights = 0; fights < 2; fights++) {
    await bot.closeDialogs()
    await bot.findBattle()
    await bot.fightAnimated(async () => {
      logs.push(await open.page.getByRole('log').locator('p').allTextContents())
    })
  }
  expect(await reports()).toEqual([])
  expect(open.errors).toEqual([])
  const end = bot.t('battle.log.END')
  for (const lines of logs) expect(lines).toContain(end)
  // A hit with a charge is critical, and its damage follows it.
  const hit = bot.t('skill.ATTACK.name')
  const hits = logs.flatMap((lines) => lines.flatMap((line, i) => (line.includes(hit) ? [lines.slice(i + 1, i + 3).join(' ')] : [])))
  expect(hits.length).toBeGreaterThan(0)
  for (const next of hits) expect(next).toMatch(/−\d+/)
  await open.close()
})
