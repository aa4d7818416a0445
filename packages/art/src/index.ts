export { bake } from './bake.ts'
export { plan } from './plan.ts'
