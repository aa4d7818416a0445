import type { ClanStat } from '@skystair/contract'
import { type ClanLogKind, type DonationType, type ResourceName, TICKET_GOLD } from '@skystair/contract/enums'

interface Donation {
  /** The resource that the member gives. */
  readonly resource: ResourceName
  /** The resource that the budget receives, and its amount for each unit given. */
  readonly stat: keyof ClanStat
  readonly worth: number
  /** Experience of the clan for each unit given. */
  readonly exp: number
  readonly log: ClanLogKind
}

/** The possible donations to a clan. A ticket is sold: the budget receives gold for it. */
export const donations: Readonly<Record<DonationType, Donation>> = {
  GEMS: { resource: 'mithril', stat: 'gems', worth: 1, exp: 10, log: 'gemsDonated' },
  GEARS: { resource: 'gears', stat: 'gears', worth: 1, exp: 5, log: 'gearsDonated' },
  RED_CRYSTALS: { resource: 'crystal', stat: 'redCrystal', worth: 1, exp: 1, log: 'redCrystalDonated' },
  BLUE_CRYSTALS: { resource: 'blueCrystal', stat: 'blueCrystal', worth: 1, exp: 4, log: 'blueCrystalDonated' },
  TICKETS: { resource: 'tickets', stat: 'gold', worth: TICKET_GOLD, exp: 5, log: 'goldDonated' },
}
