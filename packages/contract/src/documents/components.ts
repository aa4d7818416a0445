import type { TSchema } from 'typebox'
import { Battle, BattleStatus, Forecast } from '../areas/battle/entities.ts'
import { ClanInfo } from '../areas/clan/entities.ts'
import { BattleCreature, Creature } from '../areas/hero/entities.ts'
import { Player } from '../areas/player/entities.ts'
import { PlayerInfo } from '../areas/player/info.ts'
import { Place, Tile } from '../areas/road/entities.ts'
import { Conflict } from '../conflict.ts'
import { ChatMessage } from '../entities/talk.ts'
import { ErrorCode } from '../errors.ts'
import { LiveMessage, LiveSnapshot } from '../live.ts'

export type JsonSchema = Record<string, unknown>

const named: Record<string, TSchema> = {
  Battle,
  BattleCreature,
  BattleStatus,
  ChatMessage,
  ClanInfo,
  Conflict,
  Creature,
  Forecast,
  LiveMessage,
  LiveSnapshot,
  Place,
  Player,
  PlayerInfo,
  Tile,
}
const nameOf = new Map(Object.entries(named).map(([name, schema]) => [schema, name]))

/** A schema as plain JSON in which every named part is a reference. */
export function refer(schema: unknown, at: TSchema | null = null): JsonSchema {
  const walk = (value: unknown): unknown => {
    const name = value === at ? undefined : nameOf.get(value as TSchema)
    if (name) return { $ref: `#/components/schemas/${name}` }
    if (Array.isArray(value)) return value.map(walk)
    if (value && typeof value === 'object') return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, walk(part)]))
    return value
  }
  return walk(schema) as JsonSchema
}

/** Every named schema, for the `components` of a document. */
export const components = (): Record<string, JsonSchema> => ({
  ...Object.fromEntries(Object.entries(named).map(([name, schema]) => [name, refer(schema, schema)])),
  ErrorReply: {
    type: 'object',
    required: ['code', 'message'],
    properties: {
      code: { type: 'string', enum: Object.keys(ErrorCode) },
      message: { type: 'string', description: 'For developers; players are shown the text of the code.' },
      field: { type: 'string', description: 'JSON pointer of the wrong field.' },
      current: { $ref: '#/components/schemas/Conflict', description: 'With 409, where the player is known: the state as it is now.' },
      requestId: { type: 'string' },
    },
  },
})
