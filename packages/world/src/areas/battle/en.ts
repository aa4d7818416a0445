import type { Same } from '../../texts/same.ts'
import a11y from './en/a11y.ts'
import battle from './en/battle.ts'
import consumable from './en/consumable.ts'
import effect from './en/effect.ts'
import type ru from './ru.ts'

const texts: Same<typeof ru> = { a11y, battle, consumable, effect }
export default texts
