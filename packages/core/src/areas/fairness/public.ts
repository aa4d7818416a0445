export { noteFingerprint } from './store.ts'
