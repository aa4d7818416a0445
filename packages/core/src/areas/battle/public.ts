export type { BattleCalls, HitPair } from './battle-calls.ts'
export { eventSentence } from './log-sentence.ts'
export { sideColour } from './sides.ts'
export { BattleStore } from './store.ts'
