import type { MovingParts } from '@skystair/contract'
import { creatures } from '@skystair/world/areas/hero/rows'

/**
 * The catalogue's kinds with a picture of a creature, by the part of the road whose atlas has it, the pictures of all others, and what of a picture moves.
 */
const parts: string[][] = []
const others: Record<string, string> = {}
const moves: Record<string, MovingParts> = {}
for (const { imageId, picture, part, moves: moving } of creatures) {
  if (picture !== `creature/${imageId}`) others[imageId] = picture
  else parts[part - 1] = [...(parts[part - 1] ?? []), imageId]
  if (moving) moves[imageId] = moving
}
export default { parts, others, moves }
