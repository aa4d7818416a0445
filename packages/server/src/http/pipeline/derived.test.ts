import { expect, it } from 'vitest'
import { derivedReply } from '../../area.ts'
import { derivedFields, lengthen, shorten } from './derived.ts'

const Pot = { type: 'object', properties: { amount: {} } }
const area = {
  derived: [
    derivedReply<{ amount: number }, number>({
      schema: Pot,
      memo: ({ amount }) => amount,
      derive: async (_tx, _player, amount) => ({ amount }),
    }),
  ],
}
const again = async (schema: object, reply: unknown) => {
  const fields = derivedFields({ reply: schema as never }, [{}, area])
  const stored = shorten(reply, fields)
  return { stored, reply: await lengthen({} as never, JSON.parse(JSON.stringify(stored)), fields, 1, 0) }
}

it('a reply that can be derived again is stored as its memo', async () => {
  expect(await again(Pot, { amount: 7 })).toEqual({ stored: { memos: { '': 7 } }, reply: { amount: 7 } })
})

it('a field that can be derived again is stored as its memo, and the rest of its reply unchanged', async () => {
  const reply = { pot: { amount: 7 }, gains: ['gold'] }
  const schema = { type: 'object', properties: { pot: Pot, gains: {} } }
  expect(await again(schema, reply)).toEqual({ stored: { reply: { gains: ['gold'] }, memos: { pot: 7 } }, reply })
  const none = { pot: null, gains: [] }
  expect(await again(schema, none)).toEqual({ stored: { reply: none }, reply: none })
})

it('any other reply is stored whole', async () => {
  for (const reply of [{ a: 1 }, [1, 2], null, 'text'])
    expect(await again({ type: 'object', properties: { a: {} } }, reply)).toEqual({ stored: { reply }, reply })
})
