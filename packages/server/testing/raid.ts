// For tests: members of a clan on its raid.
import type { ClanRank } from '@skystair/contract'
import { placesBetween } from '@skystair/rules'
import { world } from '@skystair/world'
import { setProgress } from '../src/areas/clan/membership/repository.ts'
import { inClan } from './clan.ts'
import type { Fixture } from './contract-cases/fixture.ts'

/** Makes the fixture's player a member of a clan that raids are open to. */
export async function inRaidClan(fixture: Fixture, rank: ClanRank = 'LEADER', level = 20) {
  const mine = await inClan(fixture, rank)
  await fixture.server.db.tx((tx) => setProgress(tx, mine.clanId, level, 0))
  return mine
}

export const setOut = ({ client }: Pick<Fixture, 'client'>) => client.call('POST /api/clan/raid/start')

/** Makes the player's heroes win every fight. */
export const makeStrong = ({ heroes }: Fixture): Promise<void> =>
  heroes(() => ({ attack: 90_000, defence: 90_000, health: { current: 90_000, total: 90_000 } }))

/** Returns the squads that still stand on the player's way, from the bottom. */
export async function squadsOn({ client, player }: Pick<Fixture, 'client' | 'player'>) {
  const { contextId } = await player()
  const all = placesBetween(world, contextId, 0, 1e6)
  const { places } = (await client.call('GET /api/place/v3/ensure', { query: { coordFrom: 0, coordTo: 5900 } })).reply
  return all.filter(({ id, squadSize }) => squadSize > 0 && places.some((place) => place.id === id))
}

/** Moves the player to a place of the tower, and begins the fight there. */
export async function attackAt({ client, edit }: Fixture, place: { readonly id: number; readonly posY: number }) {
  await edit(({ state }) => {
    state.coordinate = place.posY
  })
  return client.call('POST /api/battle/place/attack', { body: { placeId: place.id } })
}

/** Fights the squad at a place to the end, which a strong squad wins. Returns the reply of the completion. */
export async function winAt(fixture: Fixture, place: { readonly id: number; readonly posY: number }) {
  const { client } = fixture
  const begun = await attackAt(fixture, place)
  if (begun.status !== 200) throw new Error(`the fight did not begin: ${begun.error.code}`)
  return finish({ client }, begun.reply)
}

/** Returns the reply of a call. Throws if it was refused. */
function ok<Reply>({
  status,
  reply,
  error,
}: {
  readonly status: number
  readonly reply: Reply
  readonly error: { readonly code: string }
}): Reply {
  if (status !== 200) throw new Error(`the call was refused: ${error.code}`)
  return reply
}

/** Fights a fight that has begun to its end, and completes it. */
export async function finish({ client }: Pick<Fixture, 'client'>, begun: Awaited<ReturnType<typeof attackAt>>['reply']) {
  let status = begun
  while (status.ask) {
    const attackerId = status.ask.attackers[0]!
    const body = { attackerId, defenderId: status.ask.targets[attackerId]![0]! }
    status = ok(await client.call('POST /api/battle/hit', { body }))
  }
  return ok(await client.call('POST /api/battle/complete'))
}
