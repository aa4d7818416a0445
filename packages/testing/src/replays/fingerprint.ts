import { RaidDifficulty } from '@skystair/contract'
import { canonical, LAST_STAIR, MOST_WOUNDS, mainId, raidPlaceId, sha256, squadAt, wounded } from '@skystair/rules'
import { world } from '@skystair/world'

/** The stairs whose guardians are compared: the first hundred, then some up to the top. */
const stairs = [...Array.from({ length: 100 }, (_, i) => 1 + i), ...Array.from({ length: 250 }, (_, i) => (i + 1) * (LAST_STAIR / 250))]

/** Places of raids whose squads are compared: a captain and an ordinary one at each difficulty. */
const raids = RaidDifficulty.flatMap((difficulty) =>
  [4, 5].map((step) => raidPlaceId({ raid: 1, difficulty, stair: 50, attempt: 0, step })),
)

/** A squad as it is after lost fights: how wounds change it is compared, too. */
const hurt = [1, 20, MOST_WOUNDS].map((percent) => wounded(squadAt(world, mainId(30, 0))!, percent))

/** Returns the SHA-256 (hex) of what a fight depends on besides its record: how recorded battles end, the guardians of the road, and squads of raids. */
export const fingerprint = (hashes: readonly string[]): string =>
  sha256(canonical([hashes, [...stairs.map((stair) => mainId(stair, 0)), ...raids].map((id) => squadAt(world, id)), hurt]))
