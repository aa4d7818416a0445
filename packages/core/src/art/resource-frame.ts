const frames: Readonly<Record<string, string>> = {
  gold: 'GOLD',
  crystal: 'CRYSTAL',
  blueCrystal: 'BLUE_CRYSTAL',
  elixir: 'ELIXIR',
  mithril: 'MITHRIL',
  sulfur: 'SULFUR',
  caviar: 'CAVIAR',
  amethysts: 'AMETHYST',
  tickets: 'TICKETS',
  tokens: 'TOKEN',
  gears: 'GEARS',
  bonusPoints: 'BONUS',
  eventCurrency: 'EVENT_CURRENCY',
}

/** The icon of a resource by its name among a player's resources, e.g. `res/GOLD`. */
export const resourceFrame = (resource: string): string => `res/${frames[resource] ?? resource}`

/** Whether a gain's kind is a resource. */
export const isResource = (kind: string): boolean => kind in frames
