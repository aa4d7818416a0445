// For tests: players with the level for clans, and their clans.
import type { ClanBuilding, ClanRank, ClanStat } from '@skystair/contract'
import { type BudgetResource, moveBudget } from '../src/areas/clan/budget/repository.ts'
import { setBuilding } from '../src/areas/clan/buildings/repository.ts'
import { insertMember, setProgress, setRank } from '../src/areas/clan/membership/repository.ts'
import type { TestClient } from './client.ts'
import type { Fixture } from './contract-cases/fixture.ts'
import { edit } from './edit-player.ts'
import { give } from './purse.ts'
import type { TestApp } from './test-app.ts'

let clans = 0
/** Returns an unused name. */
export const freshClan = (): string => `Clan ${++clans}`

type Server = Pick<TestApp, 'app' | 'db' | 'clock'>

/** Gives a player the level and the resources to found a clan. */
export const grownUp = (server: TestApp, playerId: number, mithril = 1000): Promise<void> =>
  edit(server, playerId, async ({ id, state }, tx) => {
    state.level = 15
    await give(tx, id, { mithril, crystal: 500, blueCrystal: 500, gears: 500, tickets: 500 })
  })

export const idOf = async (client: TestClient): Promise<number> => (await client.call('GET /api/player/id/current')).reply.id

/** Adds another player with the level and the resources for a clan. */
export async function another(fixture: Fixture): Promise<{ readonly client: TestClient; readonly id: number }> {
  const client = await fixture.other()
  const id = await idOf(client)
  await grownUp(fixture.server, id)
  return { client, id }
}

/** Lets a player found a clan. Returns its id. */
export async function founded(client: TestClient, name = freshClan()): Promise<number> {
  const { status, reply } = await client.call('POST /api/clan/create', { body: { name } })
  if (status !== 200) throw new Error(`founding a clan was answered ${status}`)
  return reply.clanInfo.clan.id
}

/** Adds a player to a clan, without an invitation. */
export const enrol = ({ db, clock }: Server, clanId: number, playerId: number, rank: ClanRank = 'NEWBIE'): Promise<unknown> =>
  db.tx((tx) => insertMember(tx, clanId, playerId, rank, clock()))

export const promote = ({ db }: Server, playerId: number, rank: ClanRank): Promise<unknown> => db.tx((tx) => setRank(tx, playerId, rank))

let added = 0
/** Adds to the budget of a clan, with lines of its ledger. */
export const fund = ({ db, clock }: Server, clanId: number, amounts: Partial<ClanStat>): Promise<void> =>
  db.tx(async (tx) => {
    const occasion = { reason: 'donation', ref: `test:${++added}`, playerId: null, now: clock() }
    for (const [resource, amount] of Object.entries(amounts) as [BudgetResource, number][])
      await moveBudget(tx, clanId, resource, amount, occasion)
  })

/** Gives a clan this level, its lowest experience and much of every resource. */
export async function rich(server: Server, clanId: number, level = 20): Promise<void> {
  await server.db.tx((tx) => setProgress(tx, clanId, level, 0))
  await fund(server, clanId, { gold: 100_000, gems: 10_000, redCrystal: 100_000, blueCrystal: 100_000, gears: 100_000 })
}

/** Gives a clan a building of a level. With `readyAt` the next level is being built. */
export const built = (
  { db }: Server,
  clanId: number,
  building: ClanBuilding,
  level: number,
  readyAt: number | null = null,
): Promise<unknown> => db.tx((tx) => setBuilding(tx, clanId, { building, level, ready_at: readyAt }))

/** Makes the fixture's player a member of another player's clan; with `LEADER`, the leader of a clan. */
export async function inClan(fixture: Fixture, rank: ClanRank = 'LEADER') {
  await grownUp(fixture.server, fixture.id)
  if (rank === 'LEADER') return { clanId: await founded(fixture.client), leader: fixture }
  const leader = await another(fixture)
  const clanId = await founded(leader.client)
  await enrol(fixture.server, clanId, fixture.id, rank)
  return { clanId, leader }
}

/** Adds `members` new players to a clan. */
export async function filled(fixture: Fixture, clanId: number, members: number): Promise<void> {
  for (let n = 0; n < members; n++) await enrol(fixture.server, clanId, await idOf(await fixture.other()))
}

export const moderator = ({ server: { db }, id }: Pick<Fixture, 'server' | 'id'>): Promise<number> =>
  db.tx((tx) => tx.run("update player set access_level = 'MODERATOR' where id = ?", [id]))
