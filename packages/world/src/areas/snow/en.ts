import type { Same } from '../../texts/same.ts'
import snow from './en/snow.ts'
import type ru from './ru.ts'

const texts: Same<typeof ru> = { snow }
export default texts
