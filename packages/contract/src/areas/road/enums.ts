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

export const ControlType = ['DEFAULT', 'CLAN_RAID'] as const
export type ControlType = (typeof ControlType)[number]
