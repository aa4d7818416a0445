import a11y from './ru/a11y.ts'
import hud from './ru/hud.ts'
import road from './ru/road.ts'

export default { a11y, hud, road }
