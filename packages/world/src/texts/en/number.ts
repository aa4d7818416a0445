import type ru from '../ru/number.ts'
import type { Same } from '../same.ts'

const number: Same<typeof ru> = { decimal: '.', group: ',', plus: '+{{value}}', minus: '−{{value}}', times: '×{{value}}' }
export default number
