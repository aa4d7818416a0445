import { chatFlood } from '@skystair/contract'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { registered } from '../../../testing/client.ts'
import { edit } from '../../../testing/edit-player.ts'
import { engines } from '../../../testing/engines.ts'
import { serverOn } from '../../../testing/server-on.ts'

let names = 0

for (const each of engines)
  describe.skipIf(!each.here)(`the chat on ${each.engine}`, () => {
    const on = serverOn(each)

    test('stores a repeated message once, and no more concurrent messages than the flood limit allows', {
      timeout: 120_000,
    }, async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(fc.nat(9), { minLength: 1, maxLength: 12 }), async (keys) => {
          const { server } = on
          const client = await registered(server.app, `Talker ${++names}`)
          const { id } = (await client.call('GET /api/player/id/current')).reply
          await edit(server, id, ({ state }) => {
            state.level = 10
          })
          const input = { params: { room: 'main' }, body: { text: 'Hello!' } } as const
          const send = (key: number) =>
            client.call('POST /api/chat/{room}/send', input, {
              'idempotency-key': `a message ${id} ${key}`.replaceAll(' ', '-').padEnd(20, '-'),
            })
          const replies = await Promise.all(keys.map(send))
          const sent = replies.filter(({ status }) => status === 200).map(({ reply }) => reply.id)
          const wanted = Math.min(new Set(keys).size, chatFlood.messages)
          expect(new Set(sent).size).toBe(wanted)
          const { reply } = await client.call('GET /api/chat/{room}/list', { params: { room: 'main' }, query: { from: 0, to: 20 } })
          expect(reply.filter(({ authorId }) => authorId === id)).toHaveLength(wanted)
        }),
        { numRuns: 12 },
      )
    })
  })
