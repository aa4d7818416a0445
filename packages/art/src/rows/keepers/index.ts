import { shopKeepers } from './shops.ts'
import { societyKeepers } from './society.ts'
import { townKeepers } from './towns.ts'

/** Keepers by where they are met: shops beside the road, towns, everything else. Each group has its own atlas. */
export const keepers = [shopKeepers, townKeepers, societyKeepers] as const
