// Names that the road shows: needed from the first stair on.
import creature from './creature.ts'
import faction from './faction.ts'
import rarity from './rarity.ts'

export default { creature, faction, rarity }
