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
export const clockAhead = new Gauge({
  name: 'skystair_clock_ahead_seconds',
  help: "By how much this server's clock is ahead of the database's.",
  registers,
})
export const refusals = new Counter({
  name: 'skystair_refusals_total',
  help: 'Calls that were refused or failed, by code.',
  labelNames: ['code'] as const,
  registers,
})
export const clientErrors = new Counter({ name: 'skystair_client_errors_total', help: 'Errors that clients reported.', registers })

/** The histograms of calls by status: the library would look each up by a text of its labels. */
const byCall = new Map<string, Map<number, { observe(seconds: number): void }>>()

function durationOf(call: string, status: number): { observe(seconds: number): void } {
  const byStatus = byCall.get(call) ?? new Map<number, { observe(seconds: number): void }>()
  byCall.set(call, byStatus)
  const found = byStatus.get(status) ?? durations.labels(call, String(status))
  byStatus.set(status, found)
  return found
}

/** Measures the duration of every request by call name. */
export function measureCalls(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    const { call } = request.routeOptions.config as { call?: string }
    durationOf(call ?? 'other', reply.statusCode).observe(reply.elapsedTime / 1000)
    done()
  })
}

const committed = transactions.labels('committed')
const undone = transactions.labels('undone')

/** Returns the same database with the durations of its transactions measured. */
export const measureTransactions = (db: Db): Db => ({
  ...db,
  async tx(work) {
    const began = performance.now()
    let outcome = undone
    try {
      const result = await db.tx(work)
      outcome = committed
      return result
    } finally {
      outcome.observe((performance.now() - began) / 1000)
    }
  },
})
