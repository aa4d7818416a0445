export { speakerOf } from './speakers.ts'
export { taleTonight } from './tale-of-day.ts'
