export { type BankOption, BankStore, type Purchase } from './store.ts'
