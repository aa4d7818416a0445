export { drawKey, noteDraw, noteFingerprint } from './store.ts'
