import { BattleCreature, CreatureClass, contract } from '@skystair/contract'
import { factionPercent, LAST_STAIR, MAX_RANK_POINTS } from '@skystair/rules'
import { world } from '@skystair/world'
import { manual } from '@skystair/world/areas/manual/rows'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { guest, type TestClient } from '../../../testing/client.ts'
import { type TestApp, testApp } from '../../../testing/test-app.ts'
import { HAMMERS } from '../hero/forces.ts'
import { CLAN_LEVEL } from '../player/present.ts'

let server: TestApp
let client: TestClient
beforeAll(async () => {
  server = await testApp()
  client = await guest(server.app)
})
afterAll(() => server.close())

const highest = (cls: string) => Math.max(...world.creatures.filter((kind) => kind.class === cls).map(({ maxRank }) => maxRank))
const limits = (schema: object) => schema as { readonly maxItems?: number; readonly maximum?: number }
const page = (id: string) => client.call('GET /api/manual/{id}/get', { params: { id } })

test('the figures that the manual speaks of are those that the game is played by', () => {
  const told = Object.assign({}, ...manual.map(({ config }) => config)) as Record<string, number>
  const { maxItems } = limits(contract.hero['POST /api/player/squad/set'].body.properties.creatureIds)
  const { maximum = 0 } = limits(BattleCreature.properties.position)
  expect(told).toMatchObject({
    stairs: LAST_STAIR,
    squad: maxItems,
    row: (maximum + 1) / 2,
    classes: CreatureClass.length,
    advantage: factionPercent('SUN', 'MOON') - 100,
    rankPoints: MAX_RANK_POINTS,
    humanRank: highest('HUMAN'),
    phoenixRank: highest('ASGARDIAN_PHOENIX'),
    clan: CLAN_LEVEL,
    atOnce: HAMMERS,
  })
  expect(100 - factionPercent('MOON', 'SUN')).toBe(told.advantage)
})

test('every page comes with its picture and with all of its figures filled in', async () => {
  for (const { id, image } of manual) {
    const { reply } = await page(id)
    expect([reply.image, reply.text.includes('{{')]).toEqual([image, false])
  }
})
