import { BattleCreature, CHAT_LEVEL, CLAN_LEVEL, CLAN_SEEN_LEVEL, CreatureClass, contract, TICKET_GOLD } from '@skystair/contract'
import { factionPercent, MAX_CLAN_LEVEL, MAX_IMPROVING, MAX_RANK_POINTS, maxMembers, STORY_STAIRS } from '@skystair/rules'
import { world } from '@skystair/world'
import { CLAN_PRICE, LEADER_AWAY } from '@skystair/world/areas/clan/rows'
import { manual } from '@skystair/world/areas/manual/rows'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { guest, type TestClient } from '../../../testing/client.ts'
import { type TestApp, testApp } from '../../../testing/test-app.ts'
import { FORCE_LEVEL } from '../hero/forces.ts'

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
    stairs: STORY_STAIRS,
    squad: maxItems,
    row: (maximum + 1) / 2,
    classes: CreatureClass.length,
    advantage: factionPercent('SUN', 'MOON') - 100,
    rankPoints: MAX_RANK_POINTS,
    humanRank: highest('HUMAN'),
    phoenixRank: highest('ASGARDIAN_PHOENIX'),
    chat: CHAT_LEVEL,
    clan: CLAN_LEVEL,
    atOnce: MAX_IMPROVING,
    gifts: FORCE_LEVEL,
    clanSeen: CLAN_SEEN_LEVEL,
    clanLevel: CLAN_LEVEL,
    clanPrice: CLAN_PRICE[0]?.amount,
    firstPlaces: maxMembers(1),
    lastPlaces: maxMembers(MAX_CLAN_LEVEL),
    lastLevel: MAX_CLAN_LEVEL,
    awayDays: LEADER_AWAY / 86_400_000,
    ticketGold: TICKET_GOLD,
  })
  expect(100 - factionPercent('MOON', 'SUN')).toBe(told.advantage)
})

test('every page comes with its picture and with all of its figures filled in', async () => {
  for (const { id, image } of manual) {
    const { reply } = await page(id)
    expect([reply.image, reply.text.includes('{{')]).toEqual([image, false])
  }
})

test('the page about clans says what each rank may do', async () => {
  const { text } = (await client.call('GET /api/manual/{id}/get', { params: { id: 'clans' } }, { 'accept-language': 'en' })).reply
  expect(text).toContain('Leader: resign as leader, everything below.')
  expect(text).toContain('Newbie: leave the clan.')
})

test('a page comes in the language in which the game is shown, whichever is stored with the player', async () => {
  const textIn = async (lang: string) =>
    (await client.call('GET /api/manual/{id}/get', { params: { id: 'road' } }, { 'accept-language': lang })).reply.text
  expect(await textIn('ru')).toMatch(/[а-я]{4}/)
  expect(await textIn('en')).not.toMatch(/[а-я]/)
})
