// The parts of the chat that the mail uses.
import css from './chat.css'

export { Bubble } from './bubble.tsx'
export { fileReport } from './file-report.ts'
export { followLive } from './follow-live.ts'
export { MessageList } from './message-list.ts'
export { silenced } from './silenced.ts'
export { SilencedNote } from './silenced-note.tsx'
export { smileyWords } from './smiley-words.ts'
export { WriteLine } from './write-line.tsx'
export const talkCss = css
