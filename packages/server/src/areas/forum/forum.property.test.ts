import { forumFlood } from '@skystair/contract'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fixtureFor } from '../../../testing/contract-cases/fixture.ts'
import { engines } from '../../../testing/engines.ts'
import { serverOn } from '../../../testing/server-on.ts'

const PLAYERS = 3
const step = fc.oneof(
  fc.record({ do: fc.constant('reply' as const), player: fc.nat(PLAYERS - 1) }),
  fc.record({ do: fc.constant('delete' as const), player: fc.nat(PLAYERS - 1), comment: fc.nat(6) }),
)

for (const each of engines)
  describe.skipIf(!each.here)(`the forum on ${each.engine}`, () => {
    const on = serverOn(each)

    test('counts the comments of a topic correctly, and none beyond the flood limit, whatever happens concurrently', {
      timeout: 120_000,
    }, async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(fc.array(step, { minLength: 1, maxLength: 8 }), { minLength: 1, maxLength: 3 }), async (rounds) => {
          const { server } = on
          const players = await Promise.all(Array.from({ length: PLAYERS }, () => fixtureFor(server, 'PLAYER')))
          for (const { edit } of players)
            await edit(({ state }) => {
              state.level = 10
            })
          const [{ client: author }] = players as [(typeof players)[number]]
          const body = { category: 'TALK', title: 'Count me', text: 'One', tag: null, private: false, guest: false } as const
          const { id } = (await author.call('POST /api/forum/topic/create', { body })).reply
          const comments: number[] = []
          let deleted = 0
          for (const round of rounds) {
            const replies = await Promise.all(
              round.map(async (one) => {
                const { client } = players[one.player]!
                if (one.do === 'reply') {
                  const input = { params: { id }, body: { text: 'Up!' } }
                  const { status, reply } = await client.call('POST /api/forum/topic/{id}/comment/add', input)
                  return { status, added: status === 200 ? reply.id : null }
                }
                const input = { params: { id, commentId: comments[one.comment] ?? 0 } }
                return { ...(await client.call('POST /api/forum/topic/{id}/comment/{commentId}/delete', input)), added: null }
              }),
            )
            for (const { status, added } of replies) {
              expect(status).toBeLessThan(500)
              if (added !== null) comments.push(added)
              else if (status === 200) deleted++
            }
          }
          const { reply: topic } = await author.call('GET /api/forum/topic/{id}/get', { params: { id } })
          expect(topic.comments).toBe(comments.length - deleted)
          expect(comments.length).toBeLessThan(PLAYERS * forumFlood.texts)
          const { reply: listed } = await author.call('GET /api/forum/topic/{id}/comment/list', {
            params: { id },
            query: { from: 0, to: 20 },
          })
          expect(listed).toHaveLength(topic.comments)
        }),
        { numRuns: 12 },
      )
    })
  })
