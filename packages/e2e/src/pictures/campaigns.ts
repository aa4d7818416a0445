import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DAY } from '@skystair/contract/time'

/** Writes a calendar that is the same at any time: three campaigns are on, two come later. Returns the name of its file. */
export function writeCampaigns(now = Date.now(), third = 'ARTIFACT_SET_1'): string {
  const row = (type: string, day: number, hours: number) => ({
    type,
    from: `${new Date(now + day * DAY).toISOString().slice(0, 16)}Z`,
    hours,
  })
  const campaigns = [row('CHEST_3', -1, 96), row(third, -1, 50), row('WHEEL', -1, 72), row('HERO', 4, 96), row('PORTAL_DISCOUNT', 9, 48)]
  const file = join(mkdtempSync(join(tmpdir(), 'skystair-campaigns-')), 'campaigns.json')
  writeFileSync(file, JSON.stringify({ keep: false, campaigns }))
  return file
}
