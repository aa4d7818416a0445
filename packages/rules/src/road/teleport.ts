import type { World } from '@skystair/contract'
import { contentAt } from './content.ts'
import { addressOf, mainId } from './ids.ts'
import { LAST_STAIR, MAIN, type StairSlot, slotHeight } from './measures.ts'

export interface TeleportTarget {
  /** Id of the place where the player arrives. */
  readonly target: number
  readonly stair: number
  readonly posY: number
  readonly contextId: string
}

/** A portal leads to at most this many other portals. */
const MAX_OTHER_PORTALS = 5

/**
 * Returns where a portal leads: to the first stair and to the nearest other portals up to the player's best stair. Null if the place is no portal; empty before
 * the first victory.
 */
export function teleportTargets(world: World, placeId: number, bestVictoryStair: number): TeleportTarget[] | null {
  const address = addressOf(placeId)
  if (address?.context !== 'main' || contentAt(world, address.stair, address.slot)?.placeType !== 'PORTAL') return null
  const targetAt = (stair: number, slot: StairSlot): TeleportTarget => ({
    target: mainId(stair, slot),
    stair,
    posY: slotHeight(stair, slot),
    contextId: MAIN,
  })
  const found: TeleportTarget[] = bestVictoryStair >= 1 ? [targetAt(1, 1)] : []
  for (let distance = 1; distance <= LAST_STAIR && found.length <= MAX_OTHER_PORTALS; distance++) {
    for (const stair of [address.stair - distance, address.stair + distance]) {
      if (stair < 2 || stair > bestVictoryStair || found.length > MAX_OTHER_PORTALS) continue
      for (const slot of [1, 2] as const) if (contentAt(world, stair, slot)?.placeType === 'PORTAL') found.push(targetAt(stair, slot))
    }
    if (address.stair - distance < 2 && address.stair + distance > bestVictoryStair) break
  }
  return found.sort((a, b) => a.posY - b.posY)
}
