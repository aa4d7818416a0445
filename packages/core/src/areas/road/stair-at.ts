import type { Tile } from '@skystair/contract'
import { TILE_HEIGHT } from '@skystair/contract/measures'

/** Returns the stair of the numbered platform at a height, or of the next one above it; null if none is loaded. */
export function stairAt(tiles: readonly Tile[], coordinate: number): number | null {
  let stair: number | null = null
  let over = Number.POSITIVE_INFINITY
  for (const tile of tiles) {
    if (tile.stair === null || tile.posY + TILE_HEIGHT / 2 < coordinate || tile.posY > over) continue
    over = tile.posY
    stair = tile.stair
  }
  return stair
}
