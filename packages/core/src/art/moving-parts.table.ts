import { movingParts } from '@skystair/world/areas/hero/moving-parts'

export default movingParts
