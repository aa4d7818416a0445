import { creatures } from '@skystair/world/areas/hero/rows'

/**
 * The catalogue's kinds with a picture of a creature, by the part of the road whose atlas has it, and the pictures of all others.
 */
const parts: string[][] = []
const others: Record<string, string> = {}
for (const { imageId, picture, part } of creatures) {
  if (picture !== `creature/${imageId}`) others[imageId] = picture
  else parts[part - 1] = [...(parts[part - 1] ?? []), imageId]
}
export default { parts, others }
