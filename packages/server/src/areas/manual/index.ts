import { contract } from '@skystair/contract'
import { defineArea } from '../../area.ts'
import { forcePage, forceSentences, manualFigures, manualPage } from './pages.ts'

export const area = defineArea(contract.manual, {
  handlers: {
    'GET /api/manual/{id}/get': manualPage,
    'GET /api/manual/config/{id}/get': manualFigures,
    'GET /api/manual/force/{id}/get': forcePage,
    'GET /api/manual/forces/short/description/get': forceSentences,
  },
})
