export { eventSentence } from './log-sentence.ts'
export { BattleStore } from './store.ts'
