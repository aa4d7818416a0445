import type { AreaOf, AreaPartsOf, KeyHandlerOf } from './area-types.ts'
import type { Services } from './services.ts'

/** What an area of the game consists of. */
export type Area<P extends AreaPartsOf<Services> = AreaPartsOf<Services>> = AreaOf<Services, P>
/** What an area brings to the page once it is loaded. */
export type AreaParts = AreaPartsOf<Services>
export type KeyHandler = KeyHandlerOf<Services>

/** Keeps the type of what the area loads. */
export const defineArea = <P extends AreaParts = AreaParts>(area: Area<P>): Area<P> => area
