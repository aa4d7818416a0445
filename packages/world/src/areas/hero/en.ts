import type { Same } from '../../texts/same.ts'
import names from './en/names.ts'
import page from './en/page.ts'
import type ru from './ru.ts'

const texts: Same<typeof ru> = { ...names, ...page }
export default texts
