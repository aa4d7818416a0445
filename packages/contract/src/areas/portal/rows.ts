import type { Price } from '../../economy/price.ts'

/**
 * The destination of the portals of a part of the road, besides the portals nearby. A player must have won on the destination's stair to use it. Texts:
 * `portal.target.<name>`.
 */
export interface PortalRow {
  /** Number in calls. Never changes. */
  readonly id: number
  /** Name in texts. */
  readonly name: string
  /** The portals from this stair up to the next row's lead here. */
  readonly from: number
  /** The stair of the destination. */
  readonly stair: number
  readonly price: readonly Price[]
  /** Amount of sulfur for the first passage. */
  readonly sulfur: number
}
