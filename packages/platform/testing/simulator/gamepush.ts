import { createHash } from 'node:crypto'
import { PROOF_FIELD, sdkAddress } from '../../src/gamepush/sdk.ts'
import { GRAPHQL } from '../../src/gamepush/server.ts'
import { gamePushStandIn } from './gamepush-stand-in.ts'
import { reasons } from './money.ts'
import { noOffers } from './offers.ts'
import { standIn } from './stand-in.ts'
import type { Simulator } from './types.ts'

export const testProject = { id: '27547', token: 'simulated-public-token' } as const
const API_SECRET = 'simulated-api-secret'
const PLAYER_QUERY = 'query ($id: Int!) { result: FetchPlayer(input: { id: $id }) { ... on Player { id state } } }'
const PURCHASES_QUERY =
  'query ($id: Int!) { result: FetchPurchases(input: { playerId: $id }) { products { id tag } playerPurchases { _id productId } } }'
const products = [{ id: 71, tag: 'gems_100' }]

const hash = (text: string) => createHash('sha256').update(text).digest('hex')

interface Kept {
  state: Readonly<Record<string, string | number>>
  purchases: { readonly _id: string; readonly productId: number }[]
}

/** Returns GamePush with its records and purchases in memory. */
export function gamePushSimulator(source: string, prefix: string, platform: string) {
  const players = new Map<number, Kept>()
  let bought = 0
  const player = (id: number): Kept => {
    const kept = players.get(id) ?? { state: {}, purchases: [] }
    players.set(id, kept)
    return kept
  }
  const buy = (id: number, tag: string) => {
    const product = products.find((each) => each.tag === tag)
    if (product) player(id).purchases.push({ _id: `6620${String(++bought).padStart(20, '0')}`, productId: product.id })
  }

  async function graphql(request: Request): Promise<Response> {
    const problem = (message: string) => Response.json({ errors: [{ message }], data: null })
    if (request.headers.get('x-api-secret') !== API_SECRET || request.headers.get('x-project-id') !== testProject.id)
      return problem('Access denied')
    const { query, variables } = (await request.json()) as { query: string; variables: { id: number } }
    const { state, purchases } = player(variables.id)
    if (query === PLAYER_QUERY) return Response.json({ data: { result: { id: variables.id, state } } })
    if (query === PURCHASES_QUERY) return Response.json({ data: { result: { products, playerPurchases: purchases } } })
    return problem('Syntax error')
  }

  return {
    source,
    offers: {
      ...noOffers,
      needsSdk: true,
      canPay: true,
      canReward: true,
      canInterstitial: true,
      canSeeBlocker: true,
      canShare: true,
      canJoin: true,
      canFavourite: true,
      canRate: true,
      canBanner: true,
      canReadFlags: true,
      canTellTime: true,
      canScore: true,
      canShowScores: true,
      reportsCancel: true,
      receivesPlay: true,
      links: true,
      pauses: true,
      mutes: true,
    },
    review: {
      address: 'https://gs.eponesh.com/27547/',
      embeddedBy: ['https://portal.test'],
      start: ['gameStart', 'gameplayStart'],
      forbidsSelection: false,
      namesLanguage: true,
    },
    settings: {
      [`${prefix}_PROJECT_ID`]: testProject.id,
      [`${prefix}_API_SECRET`]: API_SECRET,
      [`${prefix}_PLAYER_QUERY`]: PLAYER_QUERY,
      [`${prefix}_PURCHASES_QUERY`]: PURCHASES_QUERY,
    },
    proof(user, now) {
      const login = `${user.id}:${now}:${hash(user.id).slice(0, 48)}`
      player(Number(user.id)).state = { [PROOF_FIELD]: hash(login) }
      return { login }
    },
    async respond(request) {
      if (request.url === GRAPHQL) return graphql(request)
      const what = /^https:\/\/api\.gamepush\.com\/gs\/api\/(\w+)$/.exec(request.url)?.[1]
      if (!what) return undefined
      // Requests of the SDK itself to GamePush, without any key of ours.
      const { id, state, tag } = (await request.json()) as { id: number; state: Kept['state']; tag: string }
      const kept = player(id)
      if (what === 'sync') kept.state = state
      if (what === 'purchase') buy(id, tag)
      if (what === 'consume')
        kept.purchases.splice(
          kept.purchases.findIndex(({ productId }) => products.some((each) => each.tag === tag && each.id === productId)),
          1,
        )
      return Response.json(what === 'purchases' ? kept.purchases : true)
    },
    cannot: {
      ...reasons.noRefunds,
      ...reasons.ownPrice,
      ...reasons.oneCurrency,
      ...reasons.ownOrders,
    },
    confirm({ externalId }) {
      player(Number(externalId)).purchases.shift()
    },
    evidence(order) {
      buy(Number(order.externalId), order.product.id)
      return { tag: order.product.id }
    },
    attributes: { 'data-gp-project': testProject.id, 'data-gp-token': testProject.token },
    page(user, mode, purchase, now) {
      const scripts: Record<string, string> = {}
      if (mode !== 'BLOCKED')
        scripts[sdkAddress(testProject)] = standIn(gamePushStandIn, mode, purchase, user, platform, new Date(now).toISOString())
      return { query: {}, scripts }
    },
    frame: true,
  } satisfies Simulator
}
