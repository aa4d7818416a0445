export { AccountStore } from './store.ts'
