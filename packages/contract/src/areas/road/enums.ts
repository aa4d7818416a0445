export const PlaceType = [
  'RESOURCE',
  'CUSTOM_PLACE',
  'ARTIFACT',
  'RUNE',
  'CONSUMABLE',
  'POINTER',
  'TURN',
  'GAINABLE',
  'SCRIPT',
  'PORTAL',
  'SKILL',
  'TALKER',
] as const
export type PlaceType = (typeof PlaceType)[number]

/** What a player can decide about somebody met on the road: to free a captive or to take a ransom, to share with a stranger or to fleece them. */
export const PlaceChoice = ['FREE', 'RANSOM', 'SHARE', 'FLEECE'] as const
export type PlaceChoice = (typeof PlaceChoice)[number]

export const ControlType = ['DEFAULT', 'CLAN_RAID'] as const
export type ControlType = (typeof ControlType)[number]

/** How a road can be walked: FW: only up; BW_FW: up and down. */
export const MovementDirection = ['FW', 'BW_FW'] as const
export type MovementDirection = (typeof MovementDirection)[number]
