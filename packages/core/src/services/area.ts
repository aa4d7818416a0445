import type { AreaOf, AreaPartsOf, KeyHandlerOf } from './area-types.ts'
import type { Services } from './services.ts'

/** An area of the game. */
export type Area<P extends AreaPartsOf<Services> = AreaPartsOf<Services>> = AreaOf<Services, P>
/** The parts of an area that are loaded later. */
export type AreaParts = AreaPartsOf<Services>
export type KeyHandler = KeyHandlerOf<Services>

/** Declares an area; keeps the type of the parts that it loads. */
export const defineArea = <P extends AreaParts = AreaParts>(area: Area<P>): Area<P> => area
