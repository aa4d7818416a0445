import { chestCampaigns, chests, chestTable, delayedChests, wheels } from '@skystair/world/areas/campaign/rows'
import { factoryTable } from '@skystair/world/areas/clan/rows'
import en from '@skystair/world/texts/en/index'
import ru from '@skystair/world/texts/ru/index'
import { expect, it } from 'vitest'
import { playing } from '../../../testing/services.ts'
import { drawTitle } from './draw-title.ts'

/** Every table that something is drawn from. */
const tables = [...wheels, ...delayedChests, ...chestCampaigns.flatMap((campaign) => chests.map(({ type }) => chestTable(campaign, type)))]

it.each(['RU', 'EN'] as const)('names every draw in %s, no two alike', async (lang) => {
  const { services, texts } = playing({}, { texts: lang === 'RU' ? ru : en })
  await texts.use(lang)
  const { t } = services
  const titles = [...tables, factoryTable(1)].map(({ id }) => drawTitle({ chance: id, number: 3 }, t))
  expect(new Set(titles).size).toBe(tables.length + 1)
  const other = drawTitle({ chance: 'unknown', number: 3 }, t)
  for (const title of titles) {
    expect(title).toContain('3')
    expect([title === other, /[{?]|^[A-Z_.]+$/.test(title)]).toEqual([false, false])
  }
})
