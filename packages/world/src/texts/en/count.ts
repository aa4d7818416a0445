import type ru from '../ru/count.ts'
import type { Same } from '../same.ts'

const count: Same<typeof ru> = {
  moves_one: '{{count}} move',
  moves_other: '{{count}} moves',
  charges_one: '{{count}} charge',
  charges_other: '{{count}} charges',
  hours_one: '{{count}} hour',
  hours_other: '{{count}} hours',
}
export default count
