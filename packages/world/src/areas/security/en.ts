import type { Same } from '../../texts/same.ts'
import account from './en/account.ts'
import validation from './en/validation.ts'
import type ru from './ru.ts'

const texts: Same<typeof ru> = { account, validation }
export default texts
