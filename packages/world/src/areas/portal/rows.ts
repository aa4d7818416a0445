// The destinations of the road's portals: each part of the road leads to a landmark further up. A player must have won on a destination's stair to go there.
import type { PortalRow } from '@skystair/contract'

const row = (id: number, name: string, from: number, stair: number, gold: number, sulfur: number): PortalRow => ({
  id,
  name,
  from,
  stair,
  price: [{ resource: 'gold', amount: gold }],
  sulfur,
})

/** From the bottom of the road. */
export const portals: readonly PortalRow[] = [
  row(1, 'spring', 1, 25, 200, 2),
  row(2, 'gate', 16, 60, 400, 3),
  row(3, 'throne', 46, 100, 650, 4),
  row(4, 'scaffold', 76, 160, 1000, 5),
  row(5, 'fence', 131, 250, 1500, 6),
  row(6, 'balcony', 201, 400, 2400, 8),
  row(7, 'bell', 326, 600, 3600, 10),
  row(8, 'whirlpool', 501, 1000, 4000, 12),
  row(9, 'blizzard', 801, 1500, 5000, 15),
  row(10, 'cloakroom', 1251, 2000, 6000, 18),
  row(11, 'mirror', 1751, 2500, 7000, 21),
  row(12, 'court', 2251, 3500, 8000, 25),
  row(13, 'nest', 3001, 4200, 9000, 30),
  row(14, 'tollgate', 3851, 5000, 10_000, 35),
  row(15, 'summit', 4601, 6000, 12_000, 50),
  row(16, 'milestone', 5801, 12_000, 15_000, 60),
  row(17, 'crossroads', 11_001, 25_000, 20_000, 70),
  row(18, 'inn', 24_001, 50_000, 30_000, 80),
  row(19, 'lantern', 49_001, 100_000, 40_000, 100),
]

/** Discount of the portal of the day, in per cent. */
export const offerPercent = 30

/** Returns the destination of the portals at a stair. */
export function portalAt(stair: number): PortalRow {
  const found = portals.filter(({ from }) => from <= stair).at(-1)
  if (!found) throw new Error(`Stair ${stair} has no portal.`)
  return found
}
