import a11y from './ru/a11y.ts'
import battle from './ru/battle.ts'
import consumable from './ru/consumable.ts'
import effect from './ru/effect.ts'

export default { a11y, battle, consumable, effect }
