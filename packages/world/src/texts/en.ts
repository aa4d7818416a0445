// Texts that belong to no area.
import a11y from './en/a11y.ts'
import boot from './en/boot.ts'
import common from './en/common.ts'
import count from './en/count.ts'
import duration from './en/duration.ts'
import error from './en/error.ts'
import message from './en/message.ts'
import resource from './en/resource.ts'
import type ru from './ru.ts'
import type { Same } from './same.ts'

const texts: Same<typeof ru> = { a11y, boot, common, count, duration, error, message, resource }
export default texts
