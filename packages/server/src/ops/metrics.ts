import type { FastifyInstance } from 'fastify'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Db } from '../storage/db.ts'

export const registry = new Registry()
collectDefaultMetrics({ register: registry })

const registers = [registry]
const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5]
const durations = new Histogram({
  name: 'skystair_http_seconds',
  help: 'How long calls took, by call and status.',
  labelNames: ['call', 'status'] as const,
  buckets,
  registers,
})
const transactions = new Histogram({
  name: 'skystair_transaction_seconds',
  help: 'How long database transactions took, their wait included.',
  labelNames: ['outcome'] as const,
  buckets,
  registers,
})
export const sockets = new Gauge({ name: 'skystair_sockets', help: 'Live sockets that are open.', registers })
export const refusals = new Counter({
  name: 'skystair_refusals_total',
  help: 'Calls that were refused or failed, by code.',
  labelNames: ['code'] as const,
  registers,
})
export const clientErrors = new Counter({ name: 'skystair_client_errors_total', help: 'Errors that clients reported.', registers })

/** Measures the duration of every request by its call's name. */
export function measureCalls(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const { call } = request.routeOptions.config as { call?: string }
    durations.observe({ call: call ?? 'other', status: String(reply.statusCode) }, reply.elapsedTime / 1000)
  })
}

/** Returns the same database with the durations of its transactions measured. */
export const measureTransactions = (db: Db): Db => ({
  async tx(work) {
    const end = transactions.startTimer()
    try {
      const result = await db.tx(work)
      end({ outcome: 'committed' })
      return result
    } catch (error) {
      end({ outcome: 'undone' })
      throw error
    }
  },
  close: () => db.close(),
})
