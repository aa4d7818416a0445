export { BattleStore } from './store.ts'
