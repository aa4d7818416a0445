import account from './ru/account.ts'
import validation from './ru/validation.ts'

export default { account, validation }
