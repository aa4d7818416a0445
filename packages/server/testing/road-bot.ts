// A bot for tests that plays the road: it walks, takes, frees, fights by the forecast, heals when it can and rests when it must.
import type { Ask, Place, Player } from '@skystair/contract'
import type { TestClient } from './client.ts'
import type { TestApp } from './test-app.ts'

const REST = 20 * 60_000
const takes = new Set<Place['placeType']>(['RESOURCE', 'ARTIFACT', 'RUNE', 'CONSUMABLE'])
const listens = new Set<Place['placeType']>(['GAINABLE', 'TALKER', 'SCRIPT', 'POINTER', 'CUSTOM_PLACE'])

/** What the bot has done so far. */
export interface BotReport {
  fights: number
  won: number
  rests: number
  moves: number
}

const current = async (client: TestClient): Promise<Player> => (await client.call('GET /api/player/current')).reply

/** Returns the hit with the best forecast: one that kills, else the one with the most damage compared to the counterattack. */
async function bestHit(client: TestClient, ask: Ask): Promise<{ attackerId: number; defenderId: number }> {
  let best: { attackerId: number; defenderId: number; worth: number } | null = null
  for (const attackerId of ask.attackers)
    for (const defenderId of ask.targets[attackerId] ?? []) {
      const { reply } = await client.call('POST /api/battle/precalculate', { body: { attackerId, defenderId } })
      const worth = reply.damageMin + reply.damageMax - reply.answerMax + (reply.kills === 'YES' ? 1000 : reply.kills === 'MAYBE' ? 300 : 0)
      if (!best || worth > best.worth) best = { attackerId, defenderId, worth }
    }
  if (!best) throw new Error('asked to move, but there is nobody to hit')
  return { attackerId: best.attackerId, defenderId: best.defenderId }
}

/** Plays the current fight to its end and completes it. Returns whether it was won. */
export async function fightOn(client: TestClient, report: BotReport): Promise<boolean> {
  for (;;) {
    const { ask } = (await client.call('POST /api/battle/ask')).reply
    if (!ask) break
    report.moves++
    await client.call('POST /api/battle/hit', { body: await bestHit(client, ask) })
  }
  const { reply } = await client.call('POST /api/battle/complete')
  report.fights++
  const won = reply.result?.winner === 'TM1'
  if (won) report.won++
  return won
}

/** Heals creatures for gold, as far as it goes, and lets time heal the rest. */
async function recover({ clock }: Pick<TestApp, 'clock'>, client: TestClient, report: BotReport): Promise<void> {
  for (let tries = 0; tries < 12; tries++) {
    const { reply: wounded } = await client.call('GET /api/player/health/options')
    for (const { creatureId } of wounded) await client.call('POST /api/player/health/{id}/restore', { params: { id: creatureId } })
    const left = (await client.call('GET /api/player/health/options')).reply
    if (left.length === 0) return
    report.rests++
    clock.pass(REST)
  }
}

async function squadUp(client: TestClient, player: Player): Promise<void> {
  const strongest = [...player.creatures].sort((a, b) => b.health.total - a.health.total).slice(0, 6)
  await client.call('POST /api/player/squad/set', { body: { creatureIds: strongest.map((c) => c.id) } })
}

async function walkTo(client: TestClient, player: Player, posY: number): Promise<void> {
  const coordinate = Math.min(posY, player.maxCoordinate)
  await client.call('POST /api/player/v3/coordinate/set', { body: { coordinate, contextId: player.contextId } })
}

async function use(client: TestClient, { id, placeType }: Place): Promise<void> {
  if (takes.has(placeType)) await client.call('GET /api/resourcePlace/{id}/take', { params: { id } })
  else if (placeType === 'SKILL') await client.call('GET /api/skill/place/{id}/take', { params: { id } })
  else if (listens.has(placeType)) await client.call('POST /api/place/gainable/{id}/gain', { params: { id } })
}

/** Plays the player's stair: takes what is there and fights, until the guardian is defeated. */
async function playStair(server: Pick<TestApp, 'clock'>, client: TestClient, report: BotReport): Promise<void> {
  const start = await current(client)
  const coordFrom = (start.bestVictoryStair ?? 0) * 480
  const { places } = (await client.call('GET /api/place/v3/ensure', { query: { coordFrom, coordTo: coordFrom + 480 } })).reply
  for (const place of places) {
    const player = await current(client)
    await squadUp(client, player)
    await recover(server, client, report)
    await walkTo(client, player, place.posY)
    if (place.squadSize > 0) {
      const begun = await client.call('POST /api/battle/place/attack', { body: { placeId: place.id } })
      if (begun.status !== 200) throw new Error(`attacking ${place.id} returned ${begun.error.code}`)
      if (!(await fightOn(client, report))) continue
    }
    if (!place.guardian) await use(client, place)
  }
}

/** Plays until a stair is won. Throws after this many attempts. */
export async function playToStair(server: Pick<TestApp, 'clock'>, client: TestClient, stair: number, rounds = 60): Promise<BotReport> {
  const report: BotReport = { fights: 0, won: 0, rests: 0, moves: 0 }
  for (let round = 0; round < rounds; round++) {
    if ((await current(client)).bestVictoryStair >= stair) return report
    await playStair(server, client, report)
  }
  throw new Error(`stair ${stair} was not reached: ${JSON.stringify(report)}`)
}
