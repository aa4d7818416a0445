import portal from './ru/portal.ts'

export default { portal }
