import type { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply } from 'fastify'

/** Returns a stream of JSON as a handler's reply: it is sent piece by piece, as fast as the client takes it. The handler vouches for its shape. */
export const streamed = <Reply>(json: Readable): Reply => json as unknown as Reply

/** The streams that a server is sending. */
const sending = new WeakMap<FastifyInstance, Set<Readable>>()

/** Breaks streams off when the server closes, which would otherwise wait for the slowest client. */
export function endStreamsOnClose(app: FastifyInstance): void {
  const streams = new Set<Readable>()
  sending.set(app, streams)
  app.addHook('preClose', async () => {
    for (const stream of streams) stream.destroy()
  })
}

/** Sends a stream. */
export function sendStream(stream: Readable, reply: FastifyReply): FastifyReply {
  const streams = sending.get(reply.server)
  streams?.add(stream)
  stream.once('close', () => streams?.delete(stream))
  return reply.send(stream)
}
