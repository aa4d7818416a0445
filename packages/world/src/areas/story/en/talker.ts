// What is said or written at places, by subject: a title, and pages separated by an empty line.
import chats from './talkers/chats.ts'
import first from './talkers/first.ts'
import oddities from './talkers/oddities.ts'
import pointers from './talkers/pointers.ts'
import scrolls from './talkers/scrolls.ts'
import story from './talkers/story.ts'

export default { ...first, ...story, ...chats, ...scrolls, ...pointers, ...oddities }
