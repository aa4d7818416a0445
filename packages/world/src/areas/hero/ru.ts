import names from './ru/names.ts'
import page from './ru/page.ts'

export default { ...names, ...page }
