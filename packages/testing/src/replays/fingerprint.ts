import { canonical, LAST_STAIR, mainId, sha256, squadAt } from '@skystair/rules'
import { world } from '@skystair/world'

/** The stairs whose guardians are compared: the first hundred, then some up to the top. */
const stairs = [...Array.from({ length: 100 }, (_, i) => 1 + i), ...Array.from({ length: 250 }, (_, i) => (i + 1) * (LAST_STAIR / 250))]

/** Returns the SHA-256 (hex) of what a fight depends on besides its record: how recorded battles end, and the guardians of the road. */
export const fingerprint = (hashes: readonly string[]): string =>
  sha256(canonical([hashes, stairs.map((stair) => squadAt(world, mainId(stair, 0)))]))
