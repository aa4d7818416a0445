import { contract } from '@skystair/contract'
import { defineArea } from '../../area.ts'
import { drawn, finished, record } from './record.ts'

export const area = defineArea(contract.fairness, {
  handlers: {
    'GET /api/battle/list': finished,
    'GET /api/battle/{id}/record': record,
    'GET /api/draw/list': drawn,
  },
})
