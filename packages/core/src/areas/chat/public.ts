// The parts of the chat that other areas use.
import css from './chat.css'

export { Bubble } from './bubble.tsx'
export { fileReport } from './file-report.ts'
export { followLive } from './follow-live.ts'
export { LongList } from './long-list.tsx'
export { MessageList } from './message-list.ts'
export { Newest } from './newest.tsx'
export { ReportButton } from './report-button.tsx'
export { silenced } from './silenced.ts'
export { SilencedNote } from './silenced-note.tsx'
export { smileyWords } from './smiley-words.ts'
export { WriteLine } from './write-line.tsx'
export const talkCss = css
