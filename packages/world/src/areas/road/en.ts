import type { Same } from '../../texts/same.ts'
import a11y from './en/a11y.ts'
import hud from './en/hud.ts'
import road from './en/road.ts'
import type ru from './ru.ts'

const texts: Same<typeof ru> = { a11y, hud, road }
export default texts
