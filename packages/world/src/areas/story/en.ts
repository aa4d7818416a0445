import type { Same } from '../../texts/same.ts'
import choice from './en/choice.ts'
import story from './en/story.ts'
import tale from './en/tale.ts'
import talker from './en/talker.ts'
import type ru from './ru.ts'

const texts: Same<typeof ru> = { choice, story, tale, talker }
export default texts
