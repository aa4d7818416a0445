export { GuestNote } from './guest-note.tsx'
export { type BankOption, BankStore, type Purchase } from './store.ts'
