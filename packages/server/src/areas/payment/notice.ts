// Calls that platforms make to us. They are no calls of the contract: their bytes are handed on untouched, as signatures cover them.
import { type Applied, type Bank, type NoticeReply, type PaymentFact, ServerRefusal } from '@skystair/platform/server'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Deps } from '../../deps.ts'
import { limitRate, network } from '../../http/rate.ts'
import type { Channel } from '../../platforms.ts'
import { refuse } from '../../refusal.ts'
import { clientsOf, publishPlayerChanged } from '../../session/player-changed.ts'
import type { Tx } from '../../storage/db.ts'
import { asProduct, productByName } from '../bank/products.ts'
import { loadPlayer } from '../player/repository.ts'
import { apply, judge } from './apply.ts'
import { asStarted } from './purchase.ts'
import { type PurchaseRow, purchaseByNonce } from './repository.ts'

/** Our bank in the form that the server half of a channel receives. */
function bankOf({ db, bus, clock, random, config, platforms }: Deps, channel: Channel, returnUrl: string): Bank {
  const manifest = platforms.manifest(channel.source)
  const context = () => ({ channel: channel.name, testsAllowed: config.testPayments, random, now: clock() })
  const started = async (tx: Tx, purchase: PurchaseRow) =>
    asStarted(purchase, { lang: (await loadPlayer(tx, purchase.player_id)).state.lang, returnUrl })
  return {
    async product(id) {
      const product = productByName(id)
      return product ? asProduct(product, manifest) : null
    },
    order: (nonce) =>
      db.tx(async (tx) => {
        const purchase = await purchaseByNonce(tx, nonce)
        return purchase?.channel === channel.name ? started(tx, purchase) : null
      }),
    check: (payment) =>
      db.tx(async (tx) => {
        const { applied, purchase } = await judge(tx, payment, context())
        if (applied === 'DONE') return { applied, order: await started(tx, purchase) }
        return { applied, order: purchase ? await started(tx, purchase) : null }
      }),
    async apply(fact: PaymentFact): Promise<Applied> {
      const { applied, clients } = await db.tx(async (tx) => {
        const outcome = await apply(tx, fact, context())
        return { applied: outcome.applied, clients: await clientsOf(tx, outcome.changed, clock()) }
      })
      // The payment is committed: a failing live message must not make the platform repeat its notice.
      await publishPlayerChanged(bus, clients).catch(() => {})
      return applied
    },
  }
}

const plain = (headers: FastifyRequest['headers']): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, Array.isArray(value) ? value.join(', ') : (value ?? '')]))

async function answer(deps: Deps, channel: Channel, request: FastifyRequest): Promise<NoticeReply> {
  const { pay, source } = channel
  const origin = `${request.protocol}://${request.host}/`
  const notice = {
    method: request.method as 'GET' | 'POST',
    query: new URL(request.url, 'http://localhost').searchParams,
    headers: plain(request.headers),
    body: Buffer.isBuffer(request.body) ? new Uint8Array(request.body) : new Uint8Array(),
  }
  try {
    if (!pay.notice) throw refuse('NOT_FOUND')
    return await pay.notice(notice, deps.platforms.host(source, deps.clock()), bankOf(deps, channel, deps.config.publicUrl ?? origin))
  } catch (error) {
    if (!(error instanceof ServerRefusal)) throw error
    request.log.warn({ source: channel.name, code: error.code, reason: error.message }, 'a notice was refused')
    return pay.refused?.(error.code) ?? { status: 403, type: 'application/json', body: JSON.stringify({ code: error.code }) }
  }
}

/** Serves `/api/payment/notice/<source>` and, for platforms with several providers, `/api/payment/notice/<source>/<provider>`. */
export function noticeRoutes(app: FastifyInstance, deps: Deps): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
    for (const url of ['/api/payment/notice/:source', '/api/payment/notice/:source/:provider'])
      scope.route({
        method: ['GET', 'POST'],
        url,
        exposeHeadRoute: false,
        onRequest: (request) => limitRate(deps, 'notice', network(request.ip)),
        config: { call: `NOTICE ${url.replace(/:(\w+)/g, '{$1}')}` },
        handler: async (request, reply) => {
          const { source, provider } = request.params as { source: string; provider?: string }
          const channel = deps.platforms.channel(provider ? `${source}/${provider}` : source)
          if (!channel) throw refuse('NOT_FOUND')
          const { status, type, headers = {}, body } = await answer(deps, channel, request)
          return reply.status(status).headers(headers).type(type).send(body)
        },
      })
  })
}
