import { Type } from 'typebox'
import { expect, it } from 'vitest'
import { Player } from '../../areas/player/entities.ts'
import { Count, Enum, Nullable, Whole } from '../../schema.ts'
import { refer } from '../components.ts'
import { typeText } from './type-text.ts'

it.each([
  [Count, 'whole number ≥ 0'],
  [Whole, 'whole number'],
  [Type.Integer({ minimum: 1, maximum: 6 }), 'whole number 1–6'],
  [Type.String({ maxLength: 40 }), 'text up to 40'],
  [Enum(['RU', 'EN'] as const), 'RU | EN'],
  [Enum(['A', 'B', 'C', 'D', 'E', 'F', 'G'] as const), 'A | B | C | D | E | F | … (7)'],
  [Nullable(Player), 'Player or nothing'],
  [Type.Array(Player), 'list of Player'],
  [Type.Object({ removed: Type.Boolean() }), '{ removed: yes or no }'],
  [Type.Record(Type.String(), Count), 'map of whole number ≥ 0'],
])('tells in words what is taken (%#)', (schema, words) => {
  expect(typeText(refer(schema))).toBe(words)
})
