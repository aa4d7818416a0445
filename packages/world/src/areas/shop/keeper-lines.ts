// Keepers who have heard of a player's choices on the road.
import type { KeeperLineRow } from '@skystair/contract'

const line = (shop: string, points: number): KeeperLineRow => ({ shop, goodPoints: points, evilPoints: points })

/** If a player has enough points of both kinds, those of which there are more count. */
export const keeperLines: readonly KeeperLineRow[] = [line('usual', 3), line('legend', 6), line('eleph', 10), line('monastery', 15)]
