export { taleTonight } from './tale-of-day.ts'
