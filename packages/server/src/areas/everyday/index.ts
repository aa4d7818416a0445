import { contract } from '@skystair/contract'
import { defineArea } from '../../area.ts'
import { takeEveryday } from './take.ts'

export const area = defineArea(contract.everyday, {
  handlers: { 'POST /api/player/everyday/reward/take': takeEveryday },
})
