import { Type } from 'typebox'
import { defineCalls } from '../../call.ts'
import { plannedExtension } from '../../planned.ts'
import { Count, Flag, Time } from '../../schema.ts'
import { Player } from '../player/entities.ts'

const SnowWorld = Type.Object({ inside: Flag, stepsLeft: Count, returnAt: Time })

export const calls = defineCalls({
  'GET /api/snow/get': plannedExtension('How many steps the snow world still allows, and when one may come back.', SnowWorld, {}),
  'POST /api/snow/enter': plannedExtension(
    'Enter the snow world: its steps are counted.',
    Type.Object({ snow: SnowWorld, player: Player }),
    { changes: true },
  ),
  'POST /api/snow/leave': plannedExtension('Leave it for six hours.', Type.Object({ snow: SnowWorld, player: Player }), { changes: true }),
})
