import { chatFlood } from '@skystair/contract'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { registered } from '../../../testing/client.ts'
import { edit } from '../../../testing/edit-player.ts'
import { engines } from '../../../testing/engines.ts'
import { serverOn } from '../../../testing/server-on.ts'

let names = 0

for (const each of engines)
  describe.skipIf(!each.here)(`the mail on ${each.engine}`, () => {
    const on = serverOn(each)

    async function writer() {
      const { server } = on
      const client = await registered(server.app, `Penfriend ${++names}`)
      const { id } = (await client.call('GET /api/player/id/current')).reply
      await edit(server, id, ({ state }) => {
        state.level = 10
      })
      return { client, id }
    }

    test('two players who write to each other concurrently lose no letter, get none twice, and have correct unread counts', {
      timeout: 120_000,
    }, async () => {
      const burst = fc.array(fc.boolean(), { minLength: 1, maxLength: 2 * chatFlood.messages })
      await fc.assert(
        fc.asyncProperty(burst, async (turns) => {
          const pair = [await writer(), await writer()] as const
          const send = (second: boolean) => {
            const [from, to] = second ? [pair[1], pair[0]] : pair
            const input = { params: { partner: to.id }, query: {}, body: { text: 'Hello!' } }
            return from.client.call('POST /api/mail/dialog/{partner}/send', input)
          }
          const replies = await Promise.all(turns.map(send))
          const sent = replies.flatMap(({ status, reply }) => (status === 200 ? [reply] : []))
          const by = [false, true].map((second) => Math.min(turns.filter((turn) => turn === second).length, chatFlood.messages))
          expect(pair.map(({ id }) => sent.filter(({ authorId }) => authorId === id).length)).toEqual(by)
          const newest = Math.max(...sent.map(({ id }) => id))
          for (const [index, { client }] of pair.entries()) {
            const partner = pair[1 - index]!.id
            const dialog = await client.call('GET /api/mail/dialog/{partner}/list', { params: { partner }, query: { from: 0, to: 20 } })
            expect(dialog.reply.map(({ id }) => id)).toEqual(sent.map(({ id }) => id).sort((a, b) => b - a))
            const [room] = (await client.call('GET /api/mail/list', { query: {} })).reply
            expect([room?.unread, room?.last.id]).toEqual([by[1 - index], newest])
          }
        }),
        { numRuns: 10 },
      )
    })
  })
