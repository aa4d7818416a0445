import { forgetNameInMessages } from '../../src/areas/chat/repository.ts'
import { gemsGained, topGainers } from '../../src/economy/gained.ts'
import { grownUp, idOf } from '../clan.ts'
import { fixtureFor, freshName } from '../contract-cases/fixture.ts'
import type { TestApp } from '../test-app.ts'

const page = { from: 0, to: 20 }

/** Runs the statements that depend on more than one case has: lists with filters, and what is done outside calls. */
export async function readOther(server: TestApp): Promise<void> {
  const { client } = await fixtureFor(server, 'PLAYER')
  const id = await idOf(client)
  await grownUp(server, id)
  for (const query of [
    {},
    { category: 'TALK' },
    { category: 'GUESTS' },
    { tag: 'IDEA' },
    { search: 'bridge' },
    { sort: 'COMMENTS', lang: 'ANY' },
  ] as const)
    await client.call('GET /api/forum/topic/list', { query: { ...page, ...query } })
  const { clan } = (await client.call('POST /api/clan/create', { body: { name: freshName() } })).reply.clanInfo
  for (const filter of ['', clan.name])
    await client.call('GET /api/rating/by/{type}', { params: { type: 'clanLevel' }, query: { ...page, filter } })
  for (const name of ['', clan.name]) await client.call('GET /api/clan/search', { query: { page: 0, name } })
  await client.call('GET /api/chat/{room}/list', { params: { room: 'private' }, query: page })
  await server.deps.db.tx(async (tx) => {
    await forgetNameInMessages(tx, id)
    await gemsGained(tx, { reason: 'gift' }, 0)
    await topGainers(tx, [{ reason: 'gift' }], 0, 1)
  })
}
