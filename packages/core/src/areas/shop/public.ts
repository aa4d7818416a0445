// What other areas use of the shops: they put islands on the map of towns.
export { Island } from './island.tsx'
