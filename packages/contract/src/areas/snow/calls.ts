import { Type } from 'typebox'
import { calls } from '../../call.ts'
import { foreseen } from '../../planned.ts'
import { Count, Flag, Time } from '../../schema.ts'
import { Player } from '../player/entities.ts'

const SnowWorld = Type.Object({ inside: Flag, stepsLeft: Count, returnAt: Time })

export const snow = calls({
  'GET /api/snow/get': foreseen('How many steps the snow world still allows, and when one may come back.', SnowWorld, { rate: 'read' }),
  'POST /api/snow/enter': foreseen('Enter the snow world: its steps are counted.', Type.Object({ snow: SnowWorld, player: Player })),
  'POST /api/snow/leave': foreseen('Leave it for six hours.', Type.Object({ snow: SnowWorld, player: Player })),
})
