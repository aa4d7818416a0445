import type { contract, PlayerSource } from '@skystair/contract'
import { HOUR } from '@skystair/contract/time'
import { guest } from '../../../testing/client.ts'
import type { ContractCases } from '../../../testing/contract-cases/case.ts'
import type { Fixture } from '../../../testing/contract-cases/fixture.ts'
import { bind } from './save.ts'

let ids = 0
/** A player of the platform who is new to us. */
export const freshId = (): string => `player-${++ids}`

/** Links the fixture's player to a platform. Returns the id there. */
export async function comesFrom({ server, id }: Fixture, source: PlayerSource): Promise<string> {
  const externalId = freshId()
  await server.db.tx((tx) => bind(tx, { source, externalId }, id, server.clock()))
  return externalId
}

type WithProof = { readonly proof: Record<string, string> }
type Proving<B extends WithProof> = Readonly<Record<'succeeds', (fixture: Fixture) => { body: B }>> & {
  readonly refuses: Readonly<
    Record<'PROOF_INVALID' | 'PROOF_EXPIRED' | 'PLATFORM_NOT_SET' | 'PLATFORM_UNAVAILABLE', (fixture: Fixture) => { body: B }> &
      Record<'PROOF_USED', (fixture: Fixture) => Promise<{ body: B }>>
  >
}

/** Valid and invalid proofs, in the body of the call. For `used`, another player has already used the proof. */
function proving<B extends WithProof>(
  bodyOf: (id: string, proof: WithProof['proof']) => B,
  use: (fixture: Fixture, body: B) => Promise<unknown>,
): Proving<B> {
  const asked =
    (id: string, spoil: (proof: Record<string, string>) => Record<string, string>, age = 0) =>
    ({ server }: Fixture) => ({ body: bodyOf(id, spoil(server.portal.proof(id, server.clock() - age))) })
  const plain = (proof: Record<string, string>) => proof
  return {
    succeeds: (fixture) => asked(freshId(), plain)(fixture),
    refuses: {
      PROOF_INVALID: asked('anna', (proof) => ({ ...proof, id: 'boris' })),
      PROOF_EXPIRED: asked('anna', plain, 2 * HOUR),
      PROOF_USED: async (fixture) => {
        const used = asked(freshId(), plain)(fixture)
        await use({ ...fixture, client: await guest(fixture.server.app) }, used.body)
        return used
      },
      PLATFORM_NOT_SET: asked('UNSET', plain),
      PLATFORM_UNAVAILABLE: asked('AWAY', plain),
    },
  }
}

const ya = proving(
  (id, proof) => ({ lang: 'EN' as const, uniqueIds: [id], proof }),
  ({ client }, body) => client.call('POST /api/integration/ya/authenticate', { body }),
)
const tg = proving(
  (_, proof) => ({ lang: 'EN' as const, proof }),
  ({ client }, body) => client.call('POST /api/integration/telegram/authenticate', { body }),
)
const gp = proving(
  (playerId, proof) => ({ lang: 'EN' as const, playerId, proof }),
  ({ client }, body) => client.call('POST /api/integration/gp/authenticate', { body }),
)
const crazy = proving(
  (_, proof) => ({ lang: 'EN' as const, proof }),
  ({ client }, body) => client.call('POST /api/integration/crazy/authenticate', { body }),
)
const kong = proving(
  (kongId, proof) => ({ kongId, username: 'anna', proof }),
  ({ client }, body) => client.call('POST /api/integration/kong/authenticate', { body }),
)
const rustore = proving(
  (_, proof) => ({ lang: 'EN' as const, proof }),
  ({ client }, body) => client.call('POST /api/integration/rustore/authenticate', { body }),
)
const mystore = proving(
  (uid, proof) => ({ uid, lang: 'EN' as const, currency: 'USD' as const, proof }),
  ({ client }, body) => client.call('POST /api/integration/mystore/client/authenticate', { body }),
)
const vkParams = { params: { source: 'vk' as const } }
const vk = proving(
  (_, proof) => ({ lang: 'EN' as const, proof }),
  ({ client }, body) => client.call('POST /api/integration/{source}/authenticate', { ...vkParams, body }),
)
const onVk = {
  succeeds: (fixture: Fixture) => ({ ...vkParams, ...vk.succeeds(fixture) }),
  refuses: {
    PROOF_INVALID: (fixture: Fixture) => ({ ...vkParams, ...vk.refuses.PROOF_INVALID(fixture) }),
    PROOF_EXPIRED: (fixture: Fixture) => ({ ...vkParams, ...vk.refuses.PROOF_EXPIRED(fixture) }),
    PROOF_USED: async (fixture: Fixture) => ({ ...vkParams, ...(await vk.refuses.PROOF_USED(fixture)) }),
    // There is no adapter with that name.
    PLATFORM_NOT_SET: (fixture: Fixture) => ({ params: { source: 'exe' as const }, ...vk.succeeds(fixture) }),
    PLATFORM_UNAVAILABLE: (fixture: Fixture) => ({ ...vkParams, ...vk.refuses.PLATFORM_UNAVAILABLE(fixture) }),
  },
}

const choosing = async (fixture: Fixture, source: PlayerSource) => {
  await comesFrom(fixture, source)
  return { body: { currId: fixture.id, chosenId: fixture.id } }
}
const foreign = async (fixture: Fixture, source: PlayerSource) => {
  await comesFrom(fixture, source)
  const other = await guest(fixture.server.app)
  return { body: { currId: fixture.id, chosenId: (await other.call('GET /api/player/id/current')).reply.id } }
}

const login = async (
  fixture: Fixture,
  source: PlayerSource,
  { id = freshId(), old, age = 0 }: { id?: string; old?: string; age?: number } = {},
) => {
  const oldPlayerId = old ?? (await comesFrom(fixture, source))
  const { portal, clock } = fixture.server
  return { body: { oldPlayerId, newPlayerId: id, proof: portal.proof(id, clock() - age) } }
}

/** Moves of a guest's save, accepted and refused, on a platform, with the call's path parameters. */
const moving = <P extends object>(source: PlayerSource, path: P) => {
  const asked = (of: Parameters<typeof login>[2]) => async (fixture: Fixture) => ({ ...path, ...(await login(fixture, source, of)) })
  return {
    succeeds: asked({}),
    refuses: {
      NOT_YOURS: asked({ old: 'somebody else' }),
      PROOF_INVALID: async (fixture: Fixture) => {
        const { body } = await login(fixture, source)
        return { ...path, body: { ...body, newPlayerId: 'another than proven' } }
      },
      PROOF_EXPIRED: asked({ age: 2 * HOUR }),
      PLATFORM_NOT_SET: asked({ id: 'UNSET' }),
      PLATFORM_UNAVAILABLE: asked({ id: 'AWAY' }),
    },
  }
}

export const cases: ContractCases<typeof contract.platform> = {
  'POST /api/integration/ya/authenticate': ya,
  'POST /api/integration/telegram/authenticate': tg,
  'POST /api/integration/gp/authenticate': gp,
  'POST /api/integration/crazy/authenticate': crazy,
  'POST /api/integration/kong/authenticate': kong,
  'POST /api/integration/rustore/authenticate': rustore,
  'POST /api/integration/mystore/client/authenticate': mystore,
  'POST /api/integration/{source}/authenticate': onVk,
  'POST /api/integration/ya/v2/search': { succeeds: {}, refuses: {} },
  'POST /api/integration/{source}/v2/search': { succeeds: vkParams, refuses: {} },
  'POST /api/integration/ya/v2/remap': {
    succeeds: (fixture) => choosing(fixture, 'ya'),
    refuses: { NOT_YOURS: (fixture) => foreign(fixture, 'ya') },
  },
  'POST /api/integration/{source}/v2/remap': {
    succeeds: async (fixture) => ({ ...vkParams, ...(await choosing(fixture, 'vk')) }),
    refuses: { NOT_YOURS: async (fixture) => ({ ...vkParams, ...(await foreign(fixture, 'vk')) }) },
  },
  'POST /api/integration/gp/login': moving('gp', {}),
  'POST /api/integration/{source}/login': moving('vk', { params: { source: 'vk' } }),
}
