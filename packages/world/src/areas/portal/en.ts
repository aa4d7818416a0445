import type { Same } from '../../texts/same.ts'
import portal from './en/portal.ts'
import type ru from './ru.ts'

const texts: Same<typeof ru> = { portal }
export default texts
