import choice from './ru/choice.ts'
import story from './ru/story.ts'
import tale from './ru/tale.ts'
import talker from './ru/talker.ts'

export default { choice, story, tale, talker }
