export { guards } from './guards.ts'
export { places } from './places.ts'
export { subjects } from './subjects.ts'
