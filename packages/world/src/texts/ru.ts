// Texts that belong to no area.
import a11y from './ru/a11y.ts'
import boot from './ru/boot.ts'
import common from './ru/common.ts'
import count from './ru/count.ts'
import duration from './ru/duration.ts'
import error from './ru/error.ts'
import message from './ru/message.ts'
import resource from './ru/resource.ts'

export default { a11y, boot, common, count, duration, error, message, resource }
