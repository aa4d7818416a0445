import { contract } from '@skystair/contract'
import { defineArea } from '../../area.ts'
import { takeTask } from './take.ts'

export const area = defineArea(contract.task, {
  handlers: { 'POST /api/player/task/{id}/take': takeTask },
})
